import type { ManilaDict } from '../../en/manila/index.ts';

export const rules: ManilaDict['rules'] = {
  heading: 'Comment jouer à Manila',
  sections: [
    {
      title: 'Le principe',
      text: [
        'À chaque expédition, trois bateaux font route vers le port de Manille. Avec tes complices, tu paries sur ceux qui arriveront, et tu possèdes en secret des actions des quatre marchandises.',
        'Une marchandise monte au marché noir chaque fois que son bateau arrive au port : 0, 5, 10, 20, 30. Dès que l’une vaut 30, la partie est terminée et la plus grosse fortune gagne : pesos plus actions, moins 15 par action encore en gage.',
      ],
    },
    {
      title: 'Les enchères',
      text: [
        'Chaque expédition commence par des enchères pour le rôle de capitaine du port. Offre plus que l’offre précédente, ou passe définitivement. La meilleure offre est payée à la caisse du port.',
        'Si personne ne fait d’offre, le capitaine du port reste en place sans rien payer ; à la première expédition, c’est le premier joueur.',
      ],
    },
    {
      title: 'Le capitaine du port',
      text: [
        'Il peut acheter une action à sa valeur au marché noir, mais pour 5 au minimum. Personne d’autre ne peut en acheter.',
        'Il charge trois des quatre marchandises et donne le départ : chaque bateau part d’une case de 0 à 5, et la somme des trois nombres fait 9.',
        'Il place en premier à chaque tour et lance les dés.',
      ],
    },
    {
      title: 'Les complices',
      text: [
        'À chaque tour, chacun peut placer un complice en payant la case, en commençant par le capitaine du port. Il y a un tour avant chacun des trois jets ; à trois joueurs, il y en a deux avant le premier.',
        'Une place sur un bateau (toujours la moins chère) : s’il arrive au port, l’équipage se partage sa cargaison. Ginseng 18, muscade 24, soie 30, jade 36.',
        'Port A, B, C rapportent 6, 8, 15 si un, deux, trois bateaux arrivent. Chantier naval A, B, C de même, pour les bateaux qui n’arrivent pas.',
        'L’assurance ne coûte rien et rapporte 10 tout de suite. Mais l’agent d’assurance paie 6, 8, 15 pour le premier, le deuxième, le troisième bateau au chantier : au joueur qui y attend, sinon à la caisse du port.',
      ],
    },
    {
      title: 'Les jets de dés',
      text: [
        'Chaque bateau en mer avance du nombre de cases indiqué par le dé de sa marchandise. Au-delà de 13, il est au port et à l’abri.',
        'Après le troisième jet, les bateaux sur 0 à 12 finissent au chantier naval.',
      ],
    },
    {
      title: 'Les pirates sur 13',
      text: [
        'Après le deuxième jet, un bateau sur 13 peut être abordé : le capitaine des pirates d’abord, puis l’autre, peuvent y prendre une place libre sans payer. Ils font alors partie de l’équipage.',
        'Après le troisième jet, tout bateau sur 13 est pillé par les pirates encore sur leur bateau : l’équipage ne reçoit rien, les pirates se partagent toute la cargaison, et leur capitaine envoie le bateau au port ou au chantier. Sans pirates, il arrive au port.',
        'La case 13 n’est dangereuse qu’après les jets, pas quand un pilote y amène un bateau.',
      ],
    },
    {
      title: 'Les pilotes',
      text: [
        'Avant le troisième jet, le petit pilote peut déplacer un bateau d’une case, en avant ou en arrière ; puis le grand pilote, un bateau de deux cases ou deux bateaux d’une case. Un bateau déplacé au-delà de 13 arrive tout de suite au port.',
      ],
    },
    {
      title: 'L’argent',
      text: [
        'Si tu as besoin d’argent, mets des actions en gage, à tout moment, pour 12 pesos chacune. C’est automatique quand tu paies plus que tu n’as. Récupérer une action coûte 15.',
        'Les actions en gage comptent à la fin. Si l’agent d’assurance ne peut pas payer, la caisse du port le fait.',
        'Si tu ne peux plus payer et n’as plus d’action à mettre en gage, tu peux embarquer clandestinement sur un bateau pour ce qu’il te reste.',
      ],
    },
    {
      title: 'Variantes',
      text: [
        'Les livrets des deux éditions diffèrent sur quelques points ; l’hôte choisit une édition, ou chaque point séparément.',
        'Dans une variante, un pirate peut même aborder un bateau complet sur 13 et renvoyer un complice.',
      ],
    },
  ],
};
