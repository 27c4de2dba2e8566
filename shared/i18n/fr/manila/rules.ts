import type { ManilaDict } from '../../en/manila/index.ts';

export const rules: ManilaDict['rules'] = {
  heading: 'Comment jouer à Manila',
  sections: [
    {
      title: 'De quoi il s’agit',
      text: [
        'D’expédition en expédition, trois bateaux font route vers le port de Manille. Avec tes complices, tu paries sur ceux qui arriveront, et tu détiens en secret des actions des quatre marchandises.',
        'Une marchandise monte au marché noir chaque fois que son bateau arrive au port : 0, 5, 10, 20, 30. Dès que l’une vaut 30, la partie est finie, et la plus grande fortune gagne : pesos et actions, moins 15 par action encore en gage.',
      ],
    },
    {
      title: 'Les enchères',
      text: [
        'Chaque expédition commence par la mise aux enchères de la fonction de capitaine du port. Mise plus que l’offre précédente, ou passe pour de bon. Le plus offrant paie la caisse du port.',
        'Si personne ne mise, le capitaine du port reste en place sans rien payer ; à la première expédition, c’est le premier joueur.',
      ],
    },
    {
      title: 'Le capitaine du port',
      text: [
        'Il peut acheter une action, à sa valeur au marché noir, mais jamais moins de 5. Lui seul le peut.',
        'Il charge trois des quatre marchandises et donne le départ : chaque bateau part d’une case de 0 à 5, et les trois nombres font 9 ensemble.',
        'Il place en premier à chaque tour de pose, et lance les dés.',
      ],
    },
    {
      title: 'Les complices',
      text: [
        'À chaque tour de pose, chacun, à partir du capitaine du port, peut placer un complice et paie la case. Il y a un tour avant chacun des trois jets ; à trois joueurs, deux avant le premier.',
        'Une place sur un bateau (toujours la moins chère) : s’il arrive au port, sa cargaison est partagée entre tous ceux qui sont à bord. Ginseng 18, muscade 24, soie 30, jade 36.',
        'Port A, B, C rapportent 6, 8, 15 si un, deux, trois bateaux arrivent. Chantier naval A, B, C de même, pour les bateaux qui n’arrivent pas.',
        'L’assurance ne coûte rien et rapporte 10 aussitôt. Mais l’agent d’assurance paie 6, 8, 15 pour le premier, le deuxième, le troisième bateau au chantier : à qui attend là, sinon à la caisse du port.',
      ],
    },
    {
      title: 'Les jets de dés',
      text: [
        'Chaque bateau en mer avance d’autant de cases que le dé de sa marchandise. Au-delà de 13, il est au port et à l’abri.',
        'Après le troisième jet, les bateaux sur 0 à 12 finissent au chantier naval.',
      ],
    },
    {
      title: 'Les pirates sur 13',
      text: [
        'Après le deuxième jet, un bateau sur 13 peut être abordé : le capitaine des pirates d’abord, puis l’autre, peuvent y prendre une place libre sans payer. Dès lors, c’est un équipier comme les autres.',
        'Après le troisième jet, tout bateau sur 13 est pillé par les pirates encore sur leur bateau : l’équipage rentre sans rien, les pirates se partagent toute la cargaison, et leur capitaine l’envoie au port ou au chantier. Sans pirates, il arrive au port.',
        'La case 13 n’est dangereuse qu’après les jets, pas quand un pilote y amène un bateau.',
      ],
    },
    {
      title: 'Les pilotes',
      text: [
        'Avant le troisième jet, le petit pilote peut déplacer un bateau d’une case, en avant ou en arrière ; puis le grand pilote, un bateau de deux cases ou deux bateaux d’une case. Un bateau poussé au-delà de 13 arrive aussitôt.',
      ],
    },
    {
      title: 'L’argent',
      text: [
        'Qui a besoin d’argent met des actions en gage : 12 pesos chacune, à tout moment. Cela se fait tout seul quand tu paies plus que tu n’as. Dégager une action coûte 15.',
        'Les actions en gage comptent à la fin. Si l’agent d’assurance ne peut pas payer, la caisse du port le fait.',
        'Qui n’a ni pesos ni action libre peut se cacher sur un bateau, pour ce qui lui reste.',
      ],
    },
    {
      title: 'Variantes',
      text: [
        'Les livrets de deux éditions diffèrent sur quelques points ; l’hôte en choisit un, ou chaque point à part.',
        'Avec l’expulsion, un pirate peut aborder un bateau complet sur 13 et renvoyer un complice chez lui.',
      ],
    },
  ],
};
