import type { BorneoDict } from '../../en/borneo/index.ts';

/** Les règles, avec nos propres mots. */
export const rules: BorneoDict['rules'] = {
  heading: 'Comment jouer à Borneo',
  sections: [
    {
      title: 'De quoi il s’agit',
      text: [
        'Quatre compagnies de commerce expédient des épices vers les ports des Indes orientales. Tes marchands y montent en rang, prennent leur part de chaque cargaison et paient avec elle des missions.',
        'À la fin, chaque carte de ton entrepôt vaut 1 point, et chaque mission ce qui est indiqué. Qui a le plus de points gagne ; à égalité, qui a réalisé le plus de missions.',
      ],
    },
    {
      title: 'Le placement',
      text: [
        'Chacun a trois cargaisons en main. Trois ports sont ouverts. À tour de rôle, à l’aller, au retour puis à l’aller, chaque joueur place trois marchands au bout des compagnies : le premier venu a le plus haut rang. Une compagnie a cinq emplacements.',
        'Dans l’édition en cartes, une compagnie n’a pas de limite, mais deux de tes marchands ne peuvent pas être côte à côte au début.',
      ],
    },
    {
      title: 'Ton tour : une mission',
      text: [
        'Tu peux d’abord réaliser une mission : défausse ses épices depuis ton entrepôt, cargaisons ou ports. Une carte avec un 2 compte double ; on ne rend pas la monnaie. Une caisse remplace n’importe quelle épice.',
        '1 de chaque épice vaut 6 points, 2 de chaque 15, 3 de chaque 25 ; quatre identiques valent 8, huit identiques 20. La mission reste face cachée devant toi. Les cargaisons vont à la défausse, les ports quittent la partie.',
      ],
    },
    {
      title: 'Ton tour : les compagnies',
      text: [
        'Ensuite tu peux faire une de ces deux actions. Déplacer : un de tes marchands va au bout d’une autre compagnie, et ceux qui étaient sous lui remontent.',
        'Ou attaquer : un de tes marchands défie celui d’un autre joueur, plus haut dans la même compagnie. Tu joues faces visibles des cartes portant le drapeau de cette compagnie ; une carte doit te rester en main. Le défenseur peut répondre avec autant de cartes au plus, et en garde une lui aussi.',
        'Tous les drapeaux de la compagnie comptent, dans les deux rangées. Le défenseur ajoute 1 pour chaque marchand entre les deux. Si l’attaquant en a au moins autant, il prend la place du battu, qui prend la sienne ou va au bout d’une autre compagnie (dans l’édition en cartes aussi de la même). Si le défenseur en a plus, chacun reste, et il peut garder dans son entrepôt une des cartes qu’il a jouées.',
      ],
    },
    {
      title: 'Ton tour : une cargaison',
      text: [
        'Tu dois maintenant jouer une carte dans un des trois ports. Elle recouvre le drapeau du bas de la carte précédente : trois drapeaux de chaque carte recouverte restent visibles, et les quatre de la dernière.',
        'Un port a deux valeurs : le nombre de drapeaux visibles d’une compagnie qui fait un monopole, et le nombre de cartes qui le remplit. La première atteinte déclenche la distribution.',
      ],
    },
    {
      title: 'Monopole',
      text: [
        'Les marchands de cette compagnie prennent seuls les cargaisons, une chacun à partir du rang 1, et on recommence jusqu’à la dernière. Si deux compagnies l’atteignent ensemble, le premier drapeau de la dernière carte décide. Sans marchand, la cargaison est défaussée.',
        'La carte Port va à qui a joué la dernière cargaison ; dans l’édition en cartes, au premier marchand de la compagnie.',
      ],
    },
    {
      title: 'Distribution partagée',
      text: [
        'Les compagnies se servent dans l’ordre de leurs drapeaux visibles ; à égalité, celle dont le drapeau vient d’abord en partant du port. Leurs marchands de rang 1 prennent une cargaison chacun, puis ceux de rang 2, et ainsi de suite. Une compagnie sans drapeau visible ne reçoit rien.',
        'La carte Port va à qui a joué la dernière cargaison. Puis un nouveau port s’ouvre.',
      ],
    },
    {
      title: 'Ton tour : piocher',
      text: [
        'Pioche deux cartes. Au-dessus de six en main, tu en défausses une. Une pioche épuisée est refaite avec la défausse.',
      ],
    },
    {
      title: 'La fin',
      text: [
        'La partie se termine quand un port devrait s’ouvrir et qu’il n’y en a plus, ou quand il n’y a plus de carte à piocher. Les mains et les ports ouverts ne comptent pas. À partir de la gauche du dernier joueur, chacun peut réaliser une dernière mission.',
      ],
    },
    {
      title: 'Variantes',
      text: [
        'À trois, chacun peut avoir quatre marchands (édition avec plateau).',
        'Barbe Noire (édition avec plateau) : qui réalise une mission peut compter une carte comme une autre épice, avec l’aide des pirates, et prend le bateau pirate. Tant que tu l’as, tu ne peux plus commercer, et à la fin il coûte 2 points.',
        'À cinq, la dernière place gagne moins souvent, nettement moins dans l’édition cartes (entre bots 7 parties sur 100 au lieu de 20) : tous les premiers rangs sont pris quand vient son tour. C’est la règle imprimée, nous la laissons ainsi.',
      ],
    },
  ],
};
