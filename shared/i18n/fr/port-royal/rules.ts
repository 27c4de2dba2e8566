import type { PortRoyalDict } from '../../en/port-royal/index.ts';

export const rules: PortRoyalDict['rules'] = {
  heading: 'Comment jouer à Port Royal',
  sections: [
    {
      title: 'Le but',
      text: [
        'Tu fais du commerce à Port Royal : les navires rapportent des pièces, les pièces servent à engager des personnages, et les personnages apportent de l’influence.',
        'Dès que quelqu’un a 12 points d’influence, on termine la manche pour que tout le monde ait joué autant de tours. La plus grande influence gagne ; en cas d’égalité, les pièces départagent.',
      ],
    },
    {
      title: 'À ton tour : piocher',
      text: [
        'Retourne des cartes de la pioche, une à une, et arrête-toi quand tu veux ; la première est obligatoire.',
        'Les navires et les personnages vont au port. Les expéditions restent au centre de la table, à la disposition de tous. Les taxes s’appliquent immédiatement.',
        'Si tu retournes un navire d’une couleur déjà présente au port, c’est le naufrage : le port est vidé et ton tour est terminé. Les autres n’ont rien non plus.',
        'Les sabres aident : si tu en as au moins autant que le navire en montre, tu peux le repousser dès que tu le pioches. Les sabres ne s’usent pas. Un navire à tête de mort ne peut pas être repoussé.',
      ],
    },
    {
      title: 'Puis : commercer et engager',
      text: [
        'Quand tu t’arrêtes, tu prends une carte : décharge un navire contre ses pièces, ou engage un personnage à son prix. Avec quatre couleurs de navires au port, tu peux prendre deux cartes ; avec les cinq, trois.',
        'Ensuite les autres, dans le sens horaire, peuvent prendre une carte chacun et te paient 1 pièce par carte prise.',
        'Les cartes restantes sont défaussées.',
      ],
    },
    {
      title: 'Les pièces',
      text: [
        'Tout le monde commence avec 3 pièces. Les pièces sont des cartes de la pioche, face cachée : personne ne sait lesquelles, le risque de naufrage n’est donc qu’une estimation.',
        'Quand la pioche est vide, la défausse est remélangée.',
      ],
    },
    {
      title: 'Les personnages',
      text: [
        'Colons, capitaines et prêtres partent en expédition ; le touche-à-tout peut remplacer n’importe lequel d’entre eux.',
        'Le matelot a un sabre, le pirate deux. Avec un négociant, les navires d’une couleur rapportent 1 de plus. Avec une mademoiselle, chaque personnage coûte 1 de moins.',
        'L’amiral te rapporte 2 pièces quand c’est à toi de prendre des cartes et qu’il y en a au moins cinq. Le bouffon te rapporte 1 pièce à chaque naufrage et quand tu trouves le port vide. Le gouverneur te permet de prendre une carte de plus.',
      ],
    },
    {
      title: 'Les expéditions',
      text: [
        'Pendant ton tour, chaque fois que tu as une décision à prendre, tu peux accomplir des expéditions : défausse les personnages demandés et prends la carte avec son influence et ses pièces.',
        'Avec l’option « Explorateurs seulement », il faut 12 points d’influence et une expédition accomplie pour finir, et seuls ceux qui ont une expédition peuvent gagner.',
      ],
    },
    {
      title: 'Les taxes',
      text: [
        'Les joueurs qui ont 12 pièces ou plus en perdent la moitié, arrondie à l’inférieur. Puis, selon la carte, le joueur qui a le plus de sabres ou le moins d’influence reçoit 1 pièce ; en cas d’égalité, tous la reçoivent.',
      ],
    },
    {
      title: 'D’autres façons de jouer',
      text: [
        'Met les voiles est un petit jeu rapide de 60 cartes sans expéditions : la partie se termine à 8 points d’influence, et les taxes laissent au plus 8 pièces à chacun. Un marchand permet de garder les navires déchargés d’une couleur ; chacun vaut 1 point d’influence. Les passagers apportent de l’influence et rien d’autre. Vingt de ces cartes peuvent aussi rejoindre le jeu de base.',
        'Le parieur retourne quatre cartes d’un coup pendant ton tour. Tu ne peux ni repousser ni t’arrêter. S’il n’y a pas deux navires de la même couleur, tu ne pioches plus et tu peux prendre une carte de plus ; tu peux d’abord utiliser un autre parieur.',
        'Les cartes des contrats peuvent aussi rejoindre le jeu de base. Un greffier permet de prendre une carte de plus quand tu décharges un navire de sa couleur. Une canonnière rapporte une pièce par navire au port, moins une, un vice-amiral une pièce avec exactement trois ou quatre cartes. Un navire cadeau offre aussi une pièce à quelqu’un d’autre, au choix.',
      ],
    },
    {
      title: 'Les contrats',
      text: [
        'Quatre contrats sont sur la table, et tu as trois marqueurs. Remplis un contrat quand sa condition est réunie : place un marqueur et prends les pièces de la case libre la plus à gauche. Ton deuxième contrat apporte 1 point d’influence, le troisième 2 de plus. Plusieurs joueurs peuvent remplir le même contrat.',
        'La plupart des contrats se remplissent dès que c’est à toi de décider. Certains ont leur moment : quand tu paies une taxe, quand tu fais naufrage, quand la troisième ou la quatrième couleur arrive, ou quand tu renonces aux pièces d’un navire. Une chance refusée est perdue.',
        'Un marqueur sur une case de progression est l’un de tes trois et ne revient jamais. Pour l’antre des pirates, tu stockes des navires que tu repousses, un de chaque couleur.',
      ],
    },
    {
      title: 'Ensemble, ou en solo',
      text: [
        'De un à cinq joueurs remplissent tous les contrats avant la fin du temps. La première carte de chaque tour vient de la pioche temporelle ; si elle est vide au début d’un tour, c’est perdu. Dès que le dernier contrat est rempli, tout le monde a gagné. Vous vous payez les visites comme d’habitude.',
        'La pioche temporelle a 13 cartes, et plus ou moins selon les sceaux des contrats ouverts. Avant le premier tour, et après chaque taxe, l’équipe peut mettre une carte de temps dans la pile de victoire : moins de tours, mais un grade plus élevé en cas de victoire. Avec 2 cartes de victoire, c’est Matelot, avec 4 Pirate, avec 6 Capitaine, avec 8 Seigneur des sept mers ; avec moins, Marin d’eau douce.',
        'La personne interrogée décide. Les autres peuvent suggérer un coup, que tout le monde voit.',
      ],
    },
    {
      title: 'L’aventure',
      text: [
        'Un chapitre d’une histoire en cinq chapitres, chacun pour soi ou ensemble ; chacun apporte à la pioche de nouvelles cartes, qui restent pour la suite. Chacun joue un aventurier : une maison avec une porte et trois fenêtres, couvertes de quatre marqueurs.',
        'Chaque tour commence par un évènement. Le dernier évènement du mois y met fin : on lit une page de l’histoire, une nouvelle mission s’ouvre, et le mois suivant dure un tour de plus. Les missions restent ouvertes.',
        'Tu peux accomplir une mission quand c’est à toi de décider et que tu as ce qu’elle demande. Elle emporte le marqueur le plus à gauche : le premier ouvre la porte, un talent ; le deuxième est le trophée ; le troisième apporte 1 couronne, le quatrième 3. Qui est premier reçoit davantage. Certaines missions ont leur propre moment.',
        'Les couronnes avancent sur une piste ; le plus haut blason atteint compte comme influence.',
        'Une sixième sorte de navire, sous le pavillon d’Arès, rejoint les autres. Les navires de l’aventure portent une cargaison : quand tu en décharges un, prends ses pièces ou garde-le en cale. Missions, expéditions et aubergistes demandent des cargaisons.',
        'Une sentinelle regarde les trois premières cartes de la pioche, en laisse une dessus et défausse les autres. Toi seul les vois.',
      ],
    },
    {
      title: 'Gagner l’aventure',
      text: [
        'Chacun pour soi : dès que quelqu’un a 12 points d’influence et le trophée, la manche est terminée. Seuls ceux qui ont le trophée peuvent gagner : le plus d’influence, puis le moins de marqueurs restants, puis les pièces. À la fin de certains mois, on peut payer pour retirer un marqueur.',
        'Ensemble ou en solo : à la fin du quatrième mois, le chapitre est jugé. Vous gagnez si chaque mission a été accomplie par quelqu’un, et s’il y a assez de marqueurs sur les missions et assez d’influence à vous tous. Un chapitre perdu se rejoue avec trois pièces de plus à partager par échec.',
        'L’aventure libre n’a pas d’histoire : toutes les cartes, et quatre missions ouvertes dès le début.',
      ],
    },
  ],
};
