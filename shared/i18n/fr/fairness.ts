import type { FairnessDict } from '../en/fairness.ts';
import { counted } from '../plural.ts';

const moves = counted('fr', 'coup', 'coups');

export const fairness: FairnessDict = {
  title: 'Un jeu loyal, preuve à l’appui',
  intro:
    'Ici, chaque pioche est mélangée et chaque dé est lancé avec des nombres que personne ne peut choisir : ni toi, ni les autres, ni nous. Après la partie, inutile de le croire sur parole. Tu peux le vérifier.',
  sections: [
    {
      title: 'Ce qui est promis',
      text: [
        'Aucune carte, aucun lancer n’a été choisi ni échangé. Tout découle d’une seule *graine*, fixée avant la première carte, que le service et les joueurs fabriquent ensemble.',
      ],
    },
    {
      title: 'Comment cela marche',
      text: [
        '*1. Un secret scellé.* À l’ouverture d’une table, le service tire un secret et en montre l’empreinte (un hachage SHA-256). Elle ne permet pas de deviner le secret, et aucun autre ne lui correspond : le service ne peut plus changer d’avis.',
        '*2. Ton propre nombre.* Quand tu prends place, ton navigateur voit d’abord l’empreinte, puis ajoute un nombre tiré au hasard. Le service ne le connaissait pas en choisissant son secret.',
        '*3. La donne.* Au début de la partie, le secret et les nombres, dans l’ordre des places, sont mêlés pour former la graine (HMAC-SHA256). Chaque mélange et chaque lancer en découle.',
        '*4. La preuve.* Après la fin, le secret est révélé. Ton navigateur le compare à l’empreinte qu’il a gardée, refait la graine et rejoue toute la partie, coup par coup.',
      ],
    },
    {
      title: 'Ce dont cela ne protège pas',
      text: [
        '*Contre des robots*, ton nombre suffit : ils n’en ajoutent aucun. *Entre humains*, quelqu’un ajoute le dernier. Si le service lui confiait le secret et les nombres des autres, il pourrait chercher un nombre qui l’arrange. La preuve ne peut pas montrer que cela n’arrive pas.',
        'Pendant la partie, le service connaît toutes les cartes. La preuve ne dit rien de ceux à qui il les montrerait, ni des joueurs qui se racontent leur main.',
        'Un service pourrait refuser de commencer une partie dont les cartes lui déplaisent. Tu le verrais : la table aurait disparu.',
        'Les noms, les dates et l’auteur d’un coup sont racontés, non prouvés. La somme de contrôle d’un fichier révèle un dégât ou une retouche maladroite, pas un faussaire qui la recalcule. L’empreinte, la graine et les cartes, lui non plus ne peut pas les falsifier.',
      ],
    },
    {
      title: 'Sans se fier à cette page',
      text: [
        'La même vérification tourne sur ton ordinateur, hors du navigateur : enregistre le fichier d’une partie, prends le code source de Three Harbours et lance « npm run verify -- game.json ».',
        'À la main : empreinte = SHA-256 des 32 octets du secret. Graine = les 16 premiers octets de HMAC-SHA256, avec le secret pour clé, sur les nombres des places, séparés par des virgules ; celle d’un bot reste vide.',
      ],
    },
  ],
  check: {
    heading: 'Vérifier une partie',
    code: 'Code ou lien d’une partie terminée',
    button: 'Vérifier',
    file: 'Ou un fichier enregistré',
    choose: 'Choisir un fichier',
    busy: (p) => `La partie est rejouée … ${p.percent} %`,
    notFound: 'Aucune partie terminée ne porte ce code.',
    unfinished: 'Cette partie n’est pas finie. Son secret est révélé après la fin.',
    unreadable: 'Le fichier n’a pas pu être lu.',
  },
  verdict: {
    proven: 'Cette partie était loyale : tout concorde.',
    unproven:
      'La partie est jouée dans les règles, mais rien n’avait été promis sur la donne ; rien n’est donc prouvé.',
    otherRules: 'Cette partie a été jouée avec une autre version des règles. Ce qui n’en dépend pas a été vérifié.',
    wrong: 'Quelque chose ne concorde pas. Ne te fie pas à ce fichier.',
  },
  checks: {
    file: {
      right: () => 'C’est bien l’enregistrement d’une partie.',
      wrong: (p) => `Ce n’est pas l’enregistrement d’une partie, ou il est abîmé${p.at ? ` (à « ${p.at} »)` : ''}.`,
    },
    digest: {
      right: () => 'Le fichier est intact : son contenu correspond à sa somme de contrôle.',
      wrong: () => 'Le fichier a été modifié : son contenu ne correspond pas à sa somme de contrôle.',
    },
    version: {
      right: (p) => `Elle a été jouée avec les règles que nous avons ici (version ${p.version}).`,
      wrong: (p) =>
        `Elle a été jouée avec la version ${p.version} des règles ; nous avons ici la version ${p.ours} et ne la rejouons pas.`,
    },
    commitment: {
      right: () => 'Le secret est celui dont l’empreinte a été montrée avant la donne.',
      wrong: () => 'Le secret n’est pas celui dont l’empreinte a été montrée.',
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
        `Tout a été rejoué, chaque mélange, chaque lancer, ${moves(Number(p.moves))} en tout : chaque coup était permis.`,
      wrong: (p) =>
        p.move === 0 ? 'La table ne pouvait pas être dressée ainsi.' : `Le coup ${p.move} était impossible.`,
    },
    result: {
      right: (p) =>
        p.over
          ? 'Le résultat est bien celui de la partie rejouée.'
          : 'L’enregistrement s’arrête avant la fin de la partie.',
      wrong: () => 'Le résultat n’est pas celui de la partie rejouée.',
    },
  },
  untold: 'Le fichier ne le dit pas ; la table date d’avant les empreintes, ou la partie en continuait une autre.',
  unmade: 'Non vérifié.',
  marks: { right: 'juste', wrong: 'faux', untold: 'non dit', unmade: 'non vérifié' },
  own: {
    agrees: 'Ton nombre est dans la donne, et l’empreinte est celle que ce navigateur a vue avant.',
    otherPromise: 'L’empreinte n’est pas celle que ce navigateur a vue avant la donne. Ne te fie pas à ce fichier.',
    missing: 'Le nombre de ce navigateur n’est pas dans la donne. As-tu aussi pris place depuis un autre appareil ?',
    none: 'Ce navigateur n’a ajouté aucun nombre à cette partie ; il n’a rien à comparer.',
  },
  usage: 'Indiquez le fichier d’une partie : npm run verify -- game.json',
  noFile: (p) => `Le fichier ${p.file} est illisible.`,
};
