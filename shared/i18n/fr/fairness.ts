import type { FairnessDict } from '../en/fairness.ts';
import { counted } from '../plural.ts';

const moves = counted('fr', 'coup', 'coups');

export const fairness: FairnessDict = {
  title: 'Équité prouvée',
  intro:
    'Ici, chaque pioche est mélangée et chaque dé est lancé avec des nombres que personne ne peut choisir : ni toi, ni les autres, ni nous. Pas besoin de nous croire : après la partie, tu peux le vérifier.',
  sections: [
    {
      title: 'Ce que nous promettons',
      text: [
        'Aucune carte, aucun lancer de dé n’est choisi ni échangé. Tout découle d’une seule *graine*, fixée avant la première carte, que le service et les joueurs créent ensemble.',
      ],
    },
    {
      title: 'Comment ça marche',
      text: [
        '*1. Un secret scellé.* À l’ouverture d’une table, le service tire un secret et en montre l’empreinte (un hachage SHA-256). Elle ne permet pas de deviner le secret, et aucun autre ne lui correspond : le service ne peut plus changer d’avis.',
        '*2. Ton propre nombre.* Quand tu prends place, ton navigateur reçoit d’abord l’empreinte, puis ajoute un nombre tiré au hasard. Le service ne le connaissait pas en choisissant son secret.',
        '*3. La donne.* Au début de la partie, le secret et les nombres, dans l’ordre des places, sont combinés pour former la graine (HMAC-SHA256). Chaque mélange et chaque lancer en découle.',
        '*4. La preuve.* Après la partie, le secret est révélé. Ton navigateur le compare à l’empreinte qu’il a gardée, recalcule la graine et rejoue toute la partie, coup par coup.',
      ],
    },
    {
      title: 'Les limites',
      text: [
        '*Contre des bots*, ton nombre suffit : ils n’en ajoutent aucun. *Entre humains*, quelqu’un ajoute le dernier. Si le service confiait à cette personne le secret et les nombres des autres, elle pourrait chercher un nombre qui l’arrange. La preuve ne peut pas l’exclure.',
        'Pendant la partie, le service connaît toutes les cartes. La preuve ne dit pas à qui il les montre, ni si des joueurs se révèlent leurs cartes.',
        'Un service pourrait refuser de commencer une partie dont les cartes lui déplaisent. Tu le verrais : la table aurait disparu.',
        'Les noms, les dates et l’auteur d’un coup sont enregistrés, mais pas prouvés. La somme de contrôle d’un fichier révèle un fichier endommagé ou une modification maladroite, pas un faussaire qui la recalcule. L’empreinte, la graine et les cartes ne peuvent pas être falsifiées.',
      ],
    },
    {
      title: 'Sans faire confiance à cette page',
      text: [
        'Tu peux faire la même vérification sur ton ordinateur, hors du navigateur : enregistre une partie dans un fichier, récupère le code source de Three Harbours et lance « npm run verify -- game.json ».',
        'À la main : empreinte = SHA-256 des 32 octets du secret. Graine = les 16 premiers octets de HMAC-SHA256, avec le secret pour clé, sur les nombres des places, séparés par des virgules ; celui d’un bot reste vide.',
      ],
    },
  ],
  check: {
    heading: 'Vérifier une partie',
    code: 'Code ou lien d’une partie terminée',
    button: 'Vérifier',
    file: 'Ou un fichier enregistré',
    choose: 'Choisir un fichier',
    busy: (p) => `La partie est rejouée… ${p.percent} %`,
    notFound: 'Aucune partie terminée n’a ce code.',
    unfinished: 'Cette partie n’est pas terminée. Son secret sera révélé à la fin.',
    unreadable: 'Le fichier n’a pas pu être lu.',
  },
  verdict: {
    proven: 'Cette partie était équitable : tout concorde.',
    unproven: 'La partie a été jouée dans les règles, mais la donne n’a pas d’empreinte ; rien n’est donc prouvé.',
    otherRules:
      'Cette partie a été jouée avec une version des règles que nous n’avons pas ici. Ce qui n’en dépend pas a été vérifié.',
    wrong: 'Quelque chose ne concorde pas. Ne fais pas confiance à ce fichier.',
  },
  checks: {
    file: {
      right: () => 'C’est bien un fichier de partie.',
      wrong: (p) => `Ce n’est pas un fichier de partie, ou il est endommagé${p.at ? ` (à « ${p.at} »)` : ''}.`,
    },
    digest: {
      right: () => 'Le fichier est intact : son contenu correspond à sa somme de contrôle.',
      wrong: () => 'Le fichier a été modifié : son contenu ne correspond pas à sa somme de contrôle.',
    },
    version: {
      right: (p) => `Elle a été jouée avec la version ${p.version} des règles, que nous avons ici.`,
      wrong: (p) =>
        `Elle a été jouée avec la version ${p.version} des règles ; nous avons ici la version ${p.ours}, elle ne peut donc pas être rejouée.`,
    },
    commitment: {
      right: () => 'Le secret correspond à l’empreinte montrée avant la donne.',
      wrong: () => 'Le secret ne correspond pas à l’empreinte montrée.',
    },
    seed: {
      right: (p) =>
        p.nonces === 0
          ? 'La graine découle du secret ; aucun joueur n’a ajouté de nombre.'
          : p.nonces === 1
            ? 'La graine découle du secret et du nombre d’un joueur.'
            : `La graine découle du secret et des nombres de ${p.nonces} joueurs.`,
      wrong: () => 'La graine ne découle pas du secret et des nombres des joueurs.',
    },
    moves: {
      right: (p) =>
        `Tout a été rejoué, chaque mélange, chaque lancer, ${moves(Number(p.moves))} en tout : chaque coup était autorisé.`,
      wrong: (p) =>
        p.move === 0 ? 'La partie ne pouvait pas être mise en place ainsi.' : `Le coup ${p.move} était impossible.`,
    },
    result: {
      right: (p) =>
        p.over ? 'Le résultat correspond à la partie rejouée.' : 'Le fichier s’arrête avant la fin de la partie.',
      wrong: () => 'Le résultat ne correspond pas à la partie rejouée.',
    },
  },
  untold: 'Non enregistré : la table date d’avant les empreintes, ou la partie en continue une autre.',
  unmade: 'Non vérifié.',
  marks: { right: 'juste', wrong: 'faux', untold: 'non enregistré', unmade: 'non vérifié' },
  own: {
    agrees: 'Ton nombre fait partie de la donne, et l’empreinte est celle que ce navigateur a vue avant.',
    otherPromise:
      'L’empreinte n’est pas celle que ce navigateur a vue avant la donne. Ne fais pas confiance à ce fichier.',
    missing: 'Le nombre de ce navigateur ne fait pas partie de la donne. As-tu aussi joué depuis un autre appareil ?',
    none: 'Ce navigateur n’a ajouté aucun nombre à cette partie ; il n’a rien à comparer.',
  },
  usage:
    'Indique un fichier de partie : npm run verify -- game.json. Ou vérifie toutes les parties de la base de données : npm run verify -- --all',
  noFile: (p) => `Le fichier ${p.file} est illisible.`,
};
