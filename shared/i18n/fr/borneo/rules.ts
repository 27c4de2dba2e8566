import type { BorneoDict } from '../../en/borneo/index.ts';

/** Les règles, avec nos propres mots. */
export const rules: BorneoDict['rules'] = {
  heading: 'Comment jouer à Borneo',
  sections: [
    {
      title: 'Le principe',
      text: [
        'Quatre compagnies de commerce expédient des épices vers les ports des Indes orientales. Tes marchands y montent en rang, prennent leur part de chaque cargaison et s’en servent pour payer des missions.',
        'À la fin, chaque carte de ton entrepôt vaut 1 point, et chaque mission vaut les points indiqués. Le plus grand total gagne ; à égalité, c’est le joueur qui a réalisé le plus de missions.',
      ],
    },
    {
      title: 'Le placement',
      text: [
        'Chacun a trois cargaisons en main. Trois ports sont ouverts. Dans l’ordre du tour, puis en sens inverse, puis de nouveau dans l’ordre, chacun place trois marchands au bout des compagnies : le premier arrivé a le plus haut rang. Une compagnie a cinq emplacements.',
        'Dans l’édition en cartes, une compagnie n’a pas de limite, mais deux de tes marchands ne peuvent pas commencer côte à côte.',
      ],
    },
    {
      title: 'Ton tour : une mission',
      text: [
        'Tu peux d’abord réaliser une mission : défausse ses épices depuis ton entrepôt, cargaisons ou ports. Une carte avec un 2 compte double ; on ne rend pas la monnaie. Une caisse remplace n’importe quelle épice.',
        '1 de chaque épice vaut 6 points, 2 de chaque 15, 3 de chaque 25 ; quatre identiques valent 8, huit identiques 20. La mission reste face cachée devant toi. Les cargaisons vont à la défausse, les ports sont retirés du jeu.',
      ],
    },
    {
      title: 'Ton tour : les compagnies',
      text: [
        'Ensuite tu peux faire une de ces deux actions. Déplacer : un de tes marchands va au bout d’une autre compagnie, et ceux qui étaient sous lui remontent.',
        'Ou attaquer : un de tes marchands défie celui d’un autre joueur, mieux placé dans la même compagnie. Tu joues faces visibles des cartes portant le drapeau de cette compagnie ; une carte doit te rester en main. Le défenseur peut répondre avec autant de cartes au maximum, et doit lui aussi en garder une.',
        'Tous les drapeaux de la compagnie comptent, dans les deux rangées. Le défenseur ajoute 1 pour chaque marchand entre les deux. Si l’attaquant en a au moins autant, il prend la place du marchand battu, qui prend la sienne ou va au bout d’une autre compagnie (dans l’édition en cartes aussi de la même). Si le défenseur en a plus, personne ne bouge, et il peut garder dans son entrepôt une des cartes qu’il a jouées.',
      ],
    },
    {
      title: 'Ton tour : une cargaison',
      text: [
        'Tu dois maintenant jouer une carte dans un des trois ports. Elle recouvre le drapeau du bas de la carte précédente : trois drapeaux de chaque carte recouverte restent visibles, et les quatre de la dernière.',
        'Un port a deux valeurs : le nombre de drapeaux visibles d’une compagnie qui donne un monopole, et le nombre de cartes qui le remplit. La première atteinte déclenche la distribution.',
      ],
    },
    {
      title: 'Monopole',
      text: [
        'Seuls les marchands de cette compagnie prennent les cargaisons, une chacun à partir du rang 1, et on recommence jusqu’à la dernière. Si deux compagnies l’atteignent en même temps, le premier drapeau de la dernière carte décide. Sans marchand, la cargaison est défaussée.',
        'La carte Port va au joueur de la dernière cargaison ; dans l’édition en cartes, au premier marchand de la compagnie.',
      ],
    },
    {
      title: 'Distribution partagée',
      text: [
        'Les compagnies se servent dans l’ordre de leurs drapeaux visibles ; à égalité, celle dont le drapeau est le plus proche du port passe devant. Leurs marchands de rang 1 prennent une cargaison chacun, puis ceux de rang 2, et ainsi de suite. Une compagnie sans drapeau visible ne reçoit rien.',
        'La carte Port va au joueur de la dernière cargaison. Puis un nouveau port s’ouvre.',
      ],
    },
    {
      title: 'Ton tour : piocher',
      text: [
        'Pioche deux cartes. La limite est de six cartes en main : si tu en as plus, défausses-en une. Quand la pioche est vide, la défausse est remélangée.',
      ],
    },
    {
      title: 'La fin',
      text: [
        'La partie se termine quand un port devrait s’ouvrir et qu’il n’y en a plus, ou quand il n’y a plus de carte à piocher. Les mains et les ports ouverts ne comptent pas. En commençant à gauche du dernier joueur, chacun peut réaliser une dernière mission.',
      ],
    },
    {
      title: 'Variantes',
      text: [
        'À trois, chacun peut avoir quatre marchands (édition avec plateau).',
        'Barbe Noire (édition avec plateau) : quand tu réalises une mission, les pirates peuvent t’aider à compter une carte comme une autre épice ; tu prends alors le bateau pirate. Tant que tu l’as, tu ne peux plus commercer avec eux, et à la fin il te coûte 2 points.',
        'À cinq, la dernière place gagne moins souvent, surtout dans l’édition en cartes (7 parties sur 100 entre bots au lieu de 20) : tous les premiers rangs sont déjà pris. C’est la règle imprimée, nous ne l’avons pas changée.',
      ],
    },
  ],
};
