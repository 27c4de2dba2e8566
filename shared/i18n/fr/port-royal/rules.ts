import type { PortRoyalDict } from '../../en/port-royal/index.ts';

export const rules: PortRoyalDict['rules'] = {
  heading: 'Comment jouer à Port Royal',
  sections: [
    {
      title: 'Le but',
      text: [
        'Tu fais commerce dans le port de Port Royal : les navires rapportent des pièces, les pièces engagent des gens, les gens donnent de l’influence.',
        'Dès que quelqu’un a 12 points d’influence, la manche va jusqu’à son terme, pour que tous aient eu autant de tours. Le plus influent gagne alors ; les pièces départagent.',
      ],
    },
    {
      title: 'À ton tour : piocher',
      text: [
        'Retourne des cartes de la pioche, une à une, et arrête-toi quand tu veux ; la première est obligatoire.',
        'Navires et personnages se rangent au port. Une expédition reste sur la table pour tout le monde. Les taxes s’appliquent aussitôt.',
        'Si arrive un navire dont la couleur est déjà au port, c’est le naufrage : le port se vide et ton tour est fini, pour les autres aussi.',
        'Les sabres aident : qui en a autant que le navire en montre peut le renvoyer au moment où il est pioché. Les sabres ne s’usent pas. Un navire à tête de mort ne se renvoie pas.',
      ],
    },
    {
      title: 'Puis : commercer et engager',
      text: [
        'Une fois arrêté, tu prends une carte : décharge un navire contre ses pièces, ou engage un personnage à son prix. Avec quatre couleurs de navires au port, tu prends jusqu’à deux cartes ; avec les cinq, trois.',
        'Ensuite les autres, dans le sens horaire, peuvent prendre une carte chacun et te paient 1 pièce par carte prise.',
        'Ce qui reste va à la défausse.',
      ],
    },
    {
      title: 'Les pièces',
      text: [
        'Chacun commence avec 3 pièces. Une pièce est une carte de la pioche, face cachée : personne ne sait quelles cartes dorment dans les trésors, le risque de naufrage n’est donc jamais tout à fait sûr.',
        'Quand la pioche est vide, on mélange la défausse.',
      ],
    },
    {
      title: 'Les gens',
      text: [
        'Colons, capitaines et prêtres partent en expédition ; le touche-à-tout remplace l’un d’eux.',
        'Le matelot a un sabre, le pirate deux. Le négociant fait rapporter 1 de plus aux navires d’une couleur. La mademoiselle rend chaque personnage moins cher de 1.',
        'L’amiral gagne 2 pièces quand tu viens commercer et que cinq cartes au moins sont là. Le bouffon gagne 1 pièce à chaque naufrage et quand tu trouves le port vide. Le gouverneur te laisse prendre une carte de plus.',
      ],
    },
    {
      title: 'Les expéditions',
      text: [
        'À ton propre tour, chaque fois que tu as à décider, tu peux accomplir des expéditions : cède les personnages demandés, reçois la carte avec son influence, et ses pièces.',
      ],
    },
    {
      title: 'Les taxes',
      text: [
        'Qui a 12 pièces ou plus en perd la moitié, arrondie à l’inférieur. Puis celui qui a le plus de sabres, ou le moins d’influence, selon la carte, reçoit 1 pièce ; en cas d’égalité, tous.',
      ],
    },
  ],
};
