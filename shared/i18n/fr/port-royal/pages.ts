import type { StoryPages } from '../../games/port-royal/adventure.ts';
import { page } from '../../page.ts';

/** « Vous », c’est un équipage, même d’une seule personne ; qui tient le registre n’a ni nom ni genre. */
export const pages: StoryPages = {
  'st-cover': page(
    'Voiles de rouille',
    'Je tiens le registre de la capitainerie de Port Royal : entrées, sorties, droits payés, droits dus, plus un chat nommé Déficit, inscrit à la rubrique des rats.',
    'Ce qui suit n’est pas dans le registre. Le registre, le gouverneur le lit. Ceci est l’autre livre, celui que je garde sous le chat ; je n’y mets que ce que j’ai vu, ce qu’on m’a dit sous serment, et ce qu’on m’a dit sous l’effet du rhum.',
    'Tout commence par une couleur.',
  ),
  'st-10': page(
    'Rien de précieux',
    'Six matins de suite : des voiles couleur de vieux clou. Ils se disent pirates d’Arès, et ils volent mal. L’or reste dans le coffre, la soie dans sa balle, et les passagers en larmes pour un paquet de vieilles lettres. Du papier et des remèdes, voilà tout ce qu’ils prennent.',
    'Pell, qui commande au port, le pardonne moins qu’un vol. « Un voleur, ça se chiffre. » Elle vous engage pour ramener deux de leurs bateaux, et compte l’avance deux fois, une dans chaque sens.',
  ),
  'st-11': page(
    'Des cercles',
    'Un bateau rouge est à quai. Pour les uns, vous l’avez pris ; pour les autres, il a dérivé ; le registre dit « arrivé ». Ni or ni canons. Dans la cale, emballés de toile cirée comme du beurre, des livres : cercle sur cercle, et près de chacun une heure de marée.',
    '« Quelqu’un a bien dû les croiser et rentrer les yeux secs », dit Pell. Elle pense à un capitaine. Les capitaines, hélas, sont en mer, en prison ou hors de prix.',
  ),
  'st-12': page(
    'L’oreille du capitaine',
    'Le capitaine Ottoline Reyes n’a plus qu’une oreille, et la tourne vers l’argent. « Ils m’ont abordée devant le récif, polis comme des croque-morts. Ils ont pris mes cartes, mon journal, les lettres de ma mère. Ils m’ont demandé la date. Je l’ai dite ; la vieille a ri : alors, on a le temps. »',
    'Ces cercles, elle les a vus gravés dans une lisse, avec une fine écriture dessous. Elle connaît un prêtre qui la lirait pour rien, puisque c’est carême.',
  ),
  'st-13': page(
    'De seconde main',
    'Aucun capitaine n’a voulu s’asseoir avec nous ; nous tenons donc l’histoire d’un cuisinier de bord. Elle s’est embellie en route : elle compte désormais un serpent de mer. Mais arrivé aux cercles gravés dans une lisse, avec une fine écriture dessous, il cesse de broder et les trace sur mon bureau, d’un doigt mouillé.',
    'Un prêtre lirait cela. Il y a un mois, pour presque rien. Depuis, le père Ambroise en connaît la valeur, et il parle de sa toiture avec émotion.',
  ),
  'st-14': page(
    'De l’arithmétique',
    'Le père Ambroise avait juré de ne pas regarder. Il a regardé ; il lit comme d’autres boivent. « Ce n’est pas une prière. C’est de l’arithmétique. Quelqu’un compte les marées depuis dix-neuf ans. »',
    'Un cercle est plus grand que les autres, et le capitaine Reyes, une oreille en moins, y pose le doigt : une crique derrière le récif, à sec une heure par basse mer. On y entre par-derrière, dans un bateau rouge à qui personne ne demande rien. Prenez une lame, au cas où l’on demanderait.',
  ),
  'st-15': page(
    'Des lampes dans la crique',
    'Quand le père Ambroise s’inquiète, il lit lentement ; il lit depuis une semaine. « Ce n’est pas une prière. C’est de l’arithmétique : dix-neuf ans de marées. » Le plus grand cercle est une crique derrière le récif, à sec une heure par basse mer.',
    'Pas de capitaine pour nous y mener. Nous en avons demandé un dans chaque taverne, en revanche, et on nous a entendus. La crique est éclairée, des bateaux barrent la passe. Ce qui aurait été une visite sera une entrée. Habillez-vous en conséquence.',
  ),
  'st-16': page(
    'Sable balayé',
    'La crique est vide. Cendres froides, sable balayé, dix-neuf entailles dans le roc, et une planche en guise de table, avec une nappe propre. Ces gens déménagent comme des bonnes sœurs.',
    'Pell veut des yeux là-bas avant qu’ils ne reviennent : une cabane avec cheminée, des colons pour y vivre, un capitaine pour leur dire quelles voiles craindre. Elle se souviendra de qui l’aura bâtie. Elle se souvient de tout. C’est sa qualité la moins aimée.',
  ),
  'st-17': page(
    'Une marée de plus',
    'Chaque bateau rouge porte un livre, et tous sont pareils, dit le père Ambroise, sauf que chacun compte une marée de plus que le précédent. Qui a le plus récent connaît la fin. Il aimerait le plus récent.',
    'Il n’est pas seul. Un inconnu aux manchettes très propres interroge tout le quai et paie en monnaie neuve. « Vendez à qui vous voulez, dit Pell. Mais après, je regarderai vos mains. »',
  ),
  'st-9': page(
    'Les comptes',
    'La dernière page d’un mois est une colonne de chiffres. Pell additionne, je vérifie, Déficit se couche en travers du total. À gauche, ce qu’on vous a demandé. À droite, ce que vous avez fait. Il n’y a pas de troisième colonne pour les intentions ; j’ai cherché.',
    'Elle prend la règle. Un trait sous la somme si le compte y est. Deux s’il n’y est pas.',
  ),
  'st-61': page(
    'Une page sans arithmétique',
    'À l’aube, il y avait un coffre sur le quai, et des bottes mouillées à côté. Pas d’or : dix-neuf ans de marées reliés en toile à voile et, tout à la fin, une page qui n’est pas de l’arithmétique. Le père Ambroise l’a lue debout. Elle parle d’un sommeil qui voyage par l’eau et commence dans les puits les plus profonds. Elle donne une date.',
    '« Jeudi », a dit Ambroise.',
    'Pell a refermé le livre, puis l’a rouvert, au cas où. Ma plume tremblait.',
  ),
  'st-lost-1': page(
    'Pleine mer',
    'L’heure est venue, la mer s’est retirée de la crique, et aucun des nôtres n’y était. À votre arrivée elle était pleine, bleue, innocente, avec quelques feuilles brûlées qui tournaient sur la houle. Pell en a repêché une à la gaffe : un cercle, la moitié d’un mot.',
    '« Ils reviendront. Ils sont plus ponctuels que nous. » Et elle a mis trois pièces de côté pour la prochaine tentative, ce qui, chez Pell, est une déclaration d’amour.',
  ),

  'st-title-2': page(
    'La fièvre tranquille',
    'Jusqu’ici : des gens sous voiles rouges ont pris à nos navires le papier et les remèdes, en laissant l’or. Dans leurs bateaux, des livres de cercles, dix-neuf ans de marées ; derrière le récif, leur cachette, et une page annonçant un sommeil qui voyage par l’eau.',
    'Elle nommait aussi le jour. J’aimerais écrire que la capitainerie a pris des mesures. La capitainerie a formé une commission.',
    'Le jour, c’était jeudi.',
  ),
  'st-20': page(
    'Jeudi',
    'Mercredi, l’eau des puits de la ville basse avait un goût d’étain. Jeudi, le mitron ne s’est pas réveillé, ni le boulanger, ni la file d’attente. Ni douleur ni taches. Ils sourient un peu. À midi ils sont deux cents, et le chat, qui a bu dans la cuvette du bureau et gît sur mon registre comme un point final tout chaud.',
    'Puis un billet, en cercles. Arès a la recette, et voudrait en échange un de ses livres. A-t-on jamais vu empoisonneurs si commerçants ?',
  ),
  'st-21': page(
    'Échange loyal',
    'Cela s’est fait au bout du môle : un livre, une feuille pliée. La vieille du bateau rouge a compté les pages, remercié, et demandé la profondeur de nos puits. Personne ne savait. « Vous devriez », a-t-elle dit.',
    'Cinq plantes, quatre heures de cuisson. Aucune ne pousse de ce côté du récif. D’ici là, nul ne débarque, nul ne part, et il faut pour y veiller quelqu’un qui ne pique pas du nez. Pell veut des sentinelles. Pas forcément braves. Éveillées.',
  ),
  'st-22': page(
    'Une demi-recette',
    'Pas de livre, pas de marché. La vieille du bateau rouge a attendu que la marée la renvoie, puis elle a déchiré la feuille et nous a jeté la moitié du bas. On y lit combien de temps faire cuire. On n’y lit pas quoi.',
    'Deux rues de plus se sont tues. Il faut fermer les quais, et pour de bon : à l’aube, on a retrouvé la garde de cette nuit, souriante. Pell veut des sentinelles par deux, et paie la seconde pour pincer la première.',
  ),
  'st-23': page(
    'Toile mouillée',
    'Un quai fermé vous apprend qui veut entrer. Cette nuit, votre sentinelle a arrêté une barque aux avirons emmaillotés et, dedans, un valet aux manchettes propres, avec un sac vide. Il n’a pas voulu dire pour quoi faire.',
    'Ce que portent les bateaux rouges n’est plus un secret : des herbes du récif, vertes, ruisselantes, dans de la toile mouillée, près de nos remèdes volés. Ils ont fait provision, sachant le jour. Nous le savions aussi. Nous avions une commission. Ramenez-en une cargaison, et vite.',
  ),
  'st-24': page(
    'À la feuille',
    'Personne ne gardait le quai, alors tout le monde s’en est servi. Trois familles ont filé de nuit, emportant le sommeil dans la paroisse voisine, comme un livre prêté. Et quelqu’un a raflé ce que la ville avait d’herbes du récif, pour les vendre à la feuille. Il a les manchettes propres, dit-on, et un maître.',
    'Le reste est dans les bateaux rouges. Ramenez-en une cargaison. Des pièces aussi : pour le bois, les marmites, et une feuille, que j’ai déjà donnée au chat.',
  ),
  'st-25': page(
    'Vapeur',
    'Deux cents marmites et une seule odeur, à mi-chemin entre la chapelle et le poisson. Vers le soir, le boulanger s’est assis et a demandé qui surveillait le four. On prétend que j’ai pleuré. C’était la vapeur.',
    'Mais il reste quarante sacs à l’entrepôt des douanes, et Arès veut sa cargaison. Onze voiles rouges approchent avec la nuit. Pas de canons : beaucoup de gens armés de couteaux, qui ont leurs propres malades. Tenez la porte. Deux bonnes lames, dit Pell, et un meuble lourd.',
  ),
  'st-26': page(
    'Reçu avec remerciements',
    'Pas une marmite n’était sur le feu quand ils sont venus. Arès a remonté notre quai au crépuscule avec des charrettes, vidé l’entrepôt des douanes de tout ce qui était vert, et laissé un reçu. Je l’ai classé. Le boulanger sourit toujours à son plafond.',
    'Donc : un de leurs bateaux, avec ce qu’il contient, et quelqu’un pour tenir une lame pendant que les autres portent. Ce n’est pas la guerre, dit Pell. C’est un retour de marchandise. J’ai dû rédiger le formulaire.',
  ),
  'st-27': page(
    'Fil à plomb',
    'Au-dessus du moulin, les puits restent doux. Le père Ambroise a trouvé pourquoi, avec un fil à plomb et de la mauvaise humeur : ils sont peu profonds. Seuls les profonds donnent le sommeil, et ceux-là furent creusés il y a dix-neuf ans, sur ordre du gouverneur. Il a laissé la chose entre nous, comme un poisson.',
    'En attendant, il faut là-haut une infirmerie : des colons pour la bâtir, un prêtre pour y mettre de l’ordre. Qui la bâtit la baptise. Pas de votre nom, je vous prie.',
  ),
  'st-28a': page(
    'Saint-Quelqu’un',
    'La maison est debout : soixante lits, une cloche, une vue. Elle s’appelle Saint-Quelqu’un, en attendant mieux. De son toit, on voit courir les ruisseaux ; plus haut, disent les colons, il y a une source qui n’a jamais tari. Une expédition la trouverait, y poserait un tuyau, et l’affaire des puits serait close.',
    'Le gouverneur refuse de payer. Il juge nos puits excellents. Il boit du vin.',
  ),
  'st-28b': page(
    'Classés par rue',
    'Pas d’infirmerie ; les malades couchent donc dans la nef, à la corderie, et onze dans mon bureau, classés par rue. Le meunier possède une grange vide au bord d’une eau douce. C’est un homme charitable, dit-il, et il cite un prix que j’appellerais rançon s’il arborait un pavillon.',
    'Quelqu’un devra payer. La ville aura vite oublié qui. Pas moi : j’écris. C’est la seule vengeance permise à ma profession.',
  ),
  'st-62': page(
    'Rue par rue',
    'Ils se sont réveillés rue par rue. D’abord les cordiers, puis toute la rue du Câble, jurant et affamée ; en dernier Déficit, qui s’est étiré, est descendu du registre et m’a mordu la main. Sur quatre cents, trois cent quatre-vingt-onze sont debout. Les autres noms ont une page pour eux seuls. Le registre peut se le permettre.',
    'Alors Pell a posé la question : qui, tout ce temps, était aux champs ? Nous avons regardé le boulanger. Le boulanger a regardé sa farine.',
  ),
  'st-lost-2': page(
    'À la chandelle',
    'Quatre cents dormeurs, et les herbes reparties en mer sous voiles rouges. Je fais ma ronde à la chandelle : le nom, le pouls, une cuillerée d’eau. Ils sourient. C’est le sourire qui est pénible.',
    'Pell ne dort pas non plus, par dépit. « On recommence », dit-elle, et elle pousse trois pièces sur le registre, autour du chat. « Du début. Nous en savons plus qu’avant. » C’est vrai. Nous savons le jour, l’heure, et ce que dure une chandelle.',
  ),

  'st-title-3': page(
    'Les fours éteints',
    'Jusqu’ici : le sommeil est venu au jour dit par les livres rouges, par les puits profonds de la ville basse. Arès nous a vendu ce qu’il savait, puis est venu, couteau en main, reprendre ses herbes. La ville s’est réveillée, dans l’ensemble.',
    'Elle s’est réveillée affamée. Ni semailles ni mouture, et, en travers de la route du pain, bien alignées, onze voiles de rouille. J’ai une théorie : l’Histoire, c’est surtout le petit déjeuner.',
  ),
  'st-30': page(
    'Un tiers de chêne',
    'Le pain coûte quatre fois son prix, et c’est de la sciure pour un tiers ; les cordiers prétendent reconnaître le chêne. Arès arrête les navires de grain, ne prend rien, les fait virer et leur souhaite bon voyage. Arès a aussi écrit au gouverneur. Il a lu, brûlé la lettre, et dit au conseil qu’elle était en vers.',
    'Il y a du grain dans les collines. Il manque un chemin : une expédition, en somme, et quelqu’un pour enterrer qui en tombera.',
  ),
  'st-31': page(
    'Mon brave',
    'Les paysans des collines ont du grain, des mules et de la mémoire. La dernière fois que la ville est montée, c’était pour les compter, en vue de l’impôt. Ils ne vendent ni à un uniforme, ni à une écharpe, ni à qui dit « mon brave ».',
    'Un négociant, ils comprennent : cela veut ce que cela dit vouloir. Trouvez-en un qui signe. Le chemin, dit Pell, est affaire de pieds. Le crédit est affaire de visages. Les vôtres iront, lavés.',
  ),
  'st-32': page(
    'Signé, scellé',
    'Il n’y a pas de chemin. Il y a un sentier, avec une mule dessus, tournée dans l’autre sens. Sans chemin, les paysans veulent deux négociants au contrat : un pour la confiance, un pour le procès.',
    'Je l’ai rédigé au propre, en double. Déficit a traversé les deux exemplaires, les pattes mouillées. Les paysans ont demandé de quelle grande maison était ce sceau, visiblement impressionnés. Ne manquent plus que les signatures.',
  ),
  'st-33': page(
    'Étourneaux',
    'La parole d’un négociant fait le tour des îles plus vite que le grain : Port Royal paie. Depuis, les patrons attendent juste derrière l’horizon que l’un d’eux commence. Ils n’ont pas peur d’Arès, disent-ils, ils sont prudents, et le sont depuis mardi.',
    'Montrez-leur des pavillons. Quatre, de quatre couleurs, bord à bord dans la rade, du linge aux vergues et rien qui brûle. Un seul matin suffira. Les marchands sont des étourneaux, dit Pell. À quatre, c’est un vol.',
  ),
  'st-34': page(
    'Prudence',
    'Aucun négociant n’a signé. L’un nous a souhaité bonne chance, par écrit, sans date. Les patrons restent donc derrière l’horizon, où la mer est libre et personne affamé ; de Port Royal, ils ne connaissent que la sciure.',
    'Quatre pavillons dans la rade les décideraient, quatre couleurs bord à bord, l’air prospère. S’ils ne viennent pas par confiance, qu’ils viennent pour l’argent. Pell a fait le prix : cinq pièces, le matin même. Quatre pour les capitaines, une pour repeindre les trous.',
  ),
  'st-35': page(
    'Une sorte de pain',
    'Des navires en rade, des sacs sur le quai. Le boulanger en a embrassé un ; je l’ai vu, et il le sait. Ce serait une page heureuse, sans la garnison. Les soldats n’ont rien touché depuis la nouvelle lune, et hier ils ont manœuvré face à la ville.',
    'Le gouverneur leur a écrit que le patriotisme est une sorte de pain. Pour Pell, le pain est une sorte de patriotisme, et le rhum une sorte plus forte. Une cargaison au fort avant la nuit nous achète un mois.',
  ),
  'st-36': page(
    'Face à la ville',
    'Ni pavillons ni navires. La garnison a mangé ses mules et commence à regarder la fanfare. Hier elle a manœuvré du mauvais côté, c’est-à-dire du nôtre, et le fort nous envoie la liste de ce qu’on lui doit, avec nos adresses.',
    'Donc : une cargaison de pain ou de rhum, et trois pièces en plus, pour que cela ait l’air d’une solde et non d’une frayeur. Portez-la vous-mêmes, et souriez. Ce sont des gamins, pour la plupart, avec de très vieux mousquets.',
  ),
  'st-37': page(
    'L’ennui',
    'Les navires de grain partiront désormais chaque semaine, et veulent de la compagnie. Arès n’a jamais tiré sur aucun. Je le signale ; nul n’a envie de l’entendre. Moi, je surveillerais les autres, les pirates ordinaires, ceux à boucles d’oreilles, qui savent maintenant ce que paie une ville affamée.',
    'Quatre lames par convoi, dit Pell, sur le pont, au soleil, qu’on les admire. La meilleure escorte, dit le capitaine Reyes, rentre en bâillant.',
  ),
  'st-38': page(
    'La chaise vide',
    'Il y a une chaise vide au conseil. Son titulaire a dormi, s’est réveillé, et il élève des abeilles dans les terres. Les autres voudraient y voir quelqu’un qui ait fait quelque chose. L’idée est neuve et ne durera peut-être pas.',
    'Il y a un avantage : au conseil, on peut lire les lettres du gouverneur, sur demande écrite. Nul ne l’a jamais faite. J’en parle parce que l’une d’elles, à l’en croire, était en vers, et que j’aimerais tant savoir si elle rimait.',
  ),
  'st-63': page(
    'Cela ne rime pas',
    'Le pain à son ancien prix, et la file qui se plaint du temps : c’est la paix. La ligne rouge est toujours là, mais un mille plus loin, comme on s’écarte d’une table où des gens mangent.',
    'Aujourd’hui, une femme de chambre m’a vendu, contre une miche, ce qu’elle a tiré de la cheminée du gouverneur. Une demi-lettre, roussie aux bords. « Nous ne voulons pas d’or. Nous voulons une feuille de papier. Vous savez laquelle. Vous l’avez signée. »',
    'Cela ne rime pas.',
  ),
  'st-lost-3': page(
    'Balayures',
    'Le dernier four s’est éteint dimanche. On ne remarque un four que lorsque la rue est froide. Le boulanger a balayé son sol, tamisé les balayures, en a fait onze petits pains et les a portés à l’école.',
    'Pell est à la demi-ration et à la pleine colère. « Mourir de faim n’est pas un plan. C’est ce qui arrive quand on n’en a pas. » Trois pièces, sur le registre. Déficit, qui n’a jamais eu si bonne mine, a la décence de sortir.',
  ),

  'st-title-4': page(
    'La maison aux volets verts',
    'Jusqu’ici : on a endormi une ville et on l’a réveillée, affamée et nourrie. Pendant ce temps, le gouverneur a vanté les puits, brûlé une lettre et refusé de payer, et quelqu’un aux manchettes propres a racheté chaque livre rouge arrivé à terre.',
    'Je possède une demi-page où il est question d’une signature. Je la garde sous le chat, avec le reste. Il y a une seule maison à Port Royal où l’on parle de cela à voix haute. Elle a des volets verts.',
  ),
  'st-40': page(
    'Une guinée la bouffée',
    'Être debout n’est pas être guéri. La ville basse arrive jusqu’au seuil, et doit s’asseoir. Les médecins conseillent l’air marin, à une guinée la bouffée. La veuve Amparo, qui tient la maison aux volets verts, conseille la soupe.',
    'Il lui faut des bras. Ni chirurgiens ni messieurs : des gens qui savent porter, éplucher, tenir une tête sans faire de discours. Personne à plus de trois pièces ; au-delà, dit-elle, ils donnent des ordres. Trois suffiraient.',
  ),
  'st-41': page(
    'Derrière le rideau',
    'Dans la cuisine de la veuve, on remue à tour de rôle, jour et nuit. Elle goûte, secoue la tête, et chacun va mieux. Herbes du récif, pain des collines, quatre heures : voilà sa science, et l’on racle le fond des deux réserves.',
    'Pendant que cela bout, on parle. Dans la bibliothèque du gouverneur, dit une femme de chambre, un rayon est caché par un rideau. Elle doit épousseter le rideau. Elle ne doit pas épousseter derrière.',
  ),
  'st-42': page(
    'Soupe claire',
    'Trop peu sont venus éplucher. La veuve remue sans aide et a pris deux débardeurs pour porter ; ils coûtent quatre pièces, et ils chantent. Il n’y a plus de pain dans la marmite. J’ai mis mon registre derrière un bol : les chiffres se lisaient.',
    'Des herbes, donc, et la paie des débardeurs. Une femme de chambre, en essuyant les cuillers, dit à la cantonade que chez le gouverneur, à la bibliothèque, pend un rideau. Elle doit l’épousseter. Jamais derrière.',
  ),
  'st-43': page(
    'Entre deux verres',
    'La ville basse est debout, elle a soif, et la salle de la veuve est pleine. Jusqu’au deuxième verre, dit-elle, les gens mentent. Du deuxième au troisième, ils disent la vérité. Ensuite ils la chantent.',
    'Chaque mardi vient un monsieur aux manchettes propres ; il en boit deux, pas plus, et repart avec un paquet de la taille d’un livre. Il nous faut à ce comptoir une aubergiste à nous : lente à compter, prompte à verser, et tout oreilles.',
  ),
  'st-44': page(
    'De l’autre côté de la rue',
    'La soupe a manqué, et la patience de la veuve avec. Elle a fermé la salle : têtes faibles et boissons fortes, dit-elle, cela regarde les médecins. Qui a quelque chose à dire le dit donc ailleurs, et les manchettes propres prennent leur paquet dans le noir.',
    'Une aubergiste pourrait ouvrir en face. Il faut une lampe, un tonneau, quelques ardoises effacées : trois pièces. Qui n’a pas parlé pour la soupe parlera au quatrième verre. C’est seulement plus long.',
  ),
  'st-45': page(
    'De bons souliers',
    'Mardi, troisième verre : « Il les achète tous, les rouges. Il croit la feuille reliée dans l’un d’eux. » Puis le secrétaire du gouverneur a vu ses manchettes propres sur le comptoir et s’est plaqué la main sur la bouche, comme un enfant.',
    'Les livres sont donc derrière ce rideau, dans une maison où l’on n’admet ni fournisseurs ni gratte-papier. Les gens de qualité, eux, peuvent demander à voir la bibliothèque. Mettez de bons souliers. Je donnerais un an de gages pour tenir vos chapeaux.',
  ),
  'st-46': page(
    'Souliers d’emprunt',
    'Personne n’a rien entendu, ou chacun autre chose. Nous avons un rideau, un paquet le mardi, et un secrétaire qui change de trottoir à la vue d’une bouteille. Ce n’est pas une preuve. C’est un courant d’air sous une porte.',
    'Mais les gens de qualité peuvent rendre visite à un gouverneur et voir sa bibliothèque. Cartes dorées, voiture à l’heure, souliers : pour quatre pièces, vous aurez l’air de n’avoir jamais frappé à une porte. Restez près du rideau. Au besoin, éternuez.',
  ),
  'st-47': page(
    'Une heure chacun',
    'On brûlera les livres rouges sur la place, pour que le peuple soit calme. Le peuple est calme ; c’est le conseil qui transpire. Qui l’a proposé ? Nul ne s’en souvient. La proposition serait venue du mobilier.',
    'Il en faut deux pour le feu. Le père Ambroise a demandé une heure seul avec chacun, pour prier. Il prie très vite. Il a de l’encre jusqu’au coude.',
  ),
  'st-48': page(
    'Le côté gauche',
    'Le secrétaire du gouverneur veut bien dire sous serment ce que seul son oreiller sait. D’abord, il aimerait être ailleurs : un passage, un nouveau nom, une petite maison qui ferme à clef. Dix pièces. Il a fait l’addition.',
    'Pell appelle cela un pot-de-vin. Moi, un port payé. Il y a dix-neuf ans, il a recopié un document de sa plus belle main. C’était un gamin, fier de ses majuscules. Depuis, il ne dort plus sur le côté gauche.',
  ),
  'st-64': page(
    'Le creux',
    'Derrière le rideau : vingt-six livres rouges, tous fendus le long du dos. Il cherchait donc la feuille, lui aussi, et ne l’a pas trouvée. Elle existe encore.',
    'Près du rayon, le coussin où repose toute l’année, entre deux processions, la couronne de l’île. Il y avait un creux dans le velours. Il y avait un peu de sable dans le creux.',
    '« On la nettoie », dit le gouverneur derrière vous. Il vous versa du vin. La carafe tintait contre le verre comme une petite alarme.',
  ),
  'st-lost-4': page(
    'Jusqu’à nouvelle soupe',
    'Les volets verts sont clos. La veuve a laissé un écriteau, « Fermé jusqu’à nouvelle soupe », et emporté sa louche. De la cour du gouverneur, une charrette est sortie de nuit, avec quelque chose de carré sous la bâche, et beaucoup.',
    '« Il en rachètera, dit Pell. Un homme qui a peur n’a jamais assez de livres. » Elle pose trois pièces sur le comptoir et, chose inouïe, paie sa tournée. Entre le deuxième verre et le troisième, elle dit : « On recommence. »',
  ),

  'st-title-5': page(
    'La couronne sur le récif',
    'Jusqu’ici : ce n’était pas une malédiction. C’était de l’arithmétique, par des gens qui ont eu dix-neuf ans pour vérifier. Ils veulent une feuille de papier. Le gouverneur la veut plus encore. Il a acheté leurs livres, les a fendus, n’a rien trouvé.',
    'La couronne a quitté son coussin, tous les livres rouges que j’ai vus finissent sur le même grand cercle, et il y a du sable sur le tapis du gouverneur. J’ai mis une serrure à ce livre. Déficit y voit une offense.',
  ),
  'st-50': page(
    'Au nom de la couronne',
    'Une taxe ; puis une autre. Pour l’entretien de la couronne, lit le crieur, et il le relit tout bas, en remuant les lèvres. Voilà des semaines que nul ne l’a vue. Aux processions, le gouverneur porte un très grand chapeau.',
    '« Quelqu’un l’a, dit Pell, et le gouverneur paie le silence. Il le paie avec nous. » Donc soyez riches, qu’on vous voie, qu’on vous taxe. J’ai limé une encoche sur chaque pièce. Voyons où elles nagent.',
  ),
  'st-51': page(
    'Un baril de clous',
    'Des pièces à encoche sont passées du percepteur au secrétaire, et du secrétaire dans un baril marqué « clous ». Vendredi, le baril part en barque, d’un quai qui doit être désert.',
    'Pas tout à fait : cela sentirait le guet-apens. Quatre lumières, pas davantage, une garde payée pour admirer la lune, et une bonne affaire que vous laisserez passer. Cinq pièces pour le tout. Asseyez-vous derrière les barils de harengs et respirez par la bouche.',
  ),
  'st-52': page(
    'Une seule lanterne',
    'La taxe est passée sans vous voir ; félicitations. Pas une pièce à encoche n’a bougé, et il faut donc faire comme autrefois : s’asseoir sur le quai et attendre. Une lanterne. Ni commerce, ni bavardage, ni amis qui passaient par là.',
    'Une nuit ne suffit pas. La première, ils nous regardent. La seconde, si elle est aussi morne, ils viennent. Prenez une couverture. Laissez le chat ; il a des opinions sur le hareng.',
  ),
  'st-53': page(
    'Un navire, impayé',
    'Vous avez vu le baril passer par-dessus bord au récif, et la vieille qui l’a pris, celle qu’ils nomment l’Almanach. Et ce qu’elle a donné en échange : rien. Depuis des semaines, le gouverneur achète un silence que personne ne menaçait de rompre.',
    'Maintenant, des lames. Les frères Tybuk, charpentiers de marine, offrent les leurs. Ils ont un compte à régler, et c’est à prendre à la lettre : quarante et un écus, un navire, construit sur commande, jamais payé. Nom du bâtiment : Arès.',
  ),
  'st-54': page(
    'Feux de garde',
    'Une lanterne de trop, ou une quinte de toux. La barque a viré avant le môle ; qui l’occupait nous a vus, et nous ne pouvons pas en dire autant. Il y a maintenant des feux sur le récif.',
    'Il faudra donc plus de lames que prévu. Les frères Tybuk sont descendus de leur chantier, herminette à l’épaule, sans qu’on les appelle. Ils ont un compte à régler : quarante et un écus, un navire, construit sur commande, jamais payé. J’ai demandé son nom, pour le registre. « Arès », ont-ils dit.',
  ),
  'st-55': page(
    'Quatre heures dix',
    'La vieille qu’ils nomment l’Almanach n’envoie pas de menace. Elle envoie une table des marées. Demain, à quatre heures dix, la mer descendra comme jamais depuis dix-neuf ans, et l’épave de l’Arès sera à sec. C’étaient des hydrographes. Ils savaient que les puits profonds tueraient, et l’ont dit. Un tribunal les a appelés pirates ; ils l’ont pris au mot.',
    'Demain, ils rejugent l’affaire. Pour cela, il faut une couronne. Prenez des lames. Prenez un bateau rouge ; il connaît la route.',
  ),
  'st-56': page(
    'Le port s’en va',
    'Nous sommes en retard. Nous comptions encore nos lames quand l’eau s’est mise à descendre, et la ville, sur le môle, regarde son port s’en aller. Le père Ambroise crie la suite en courant : des hydrographes, pas des pirates. Les puits profonds. Un verdict payé. L’épave de l’Arès, à sec à quatre heures dix, et une couronne pour rejuger l’affaire.',
    'Prenez un bateau rouge. Le pilote veut deux pièces ; il vient de voir le fond de la mer. Payez-le.',
  ),
  'st-57': page(
    'Lentement',
    'La marée est revenue, à la minute. La couronne aussi, dans un sac à farine ; on me prie de ne pas dire lequel. Après le miracle viennent les papiers, et après les papiers, un office.',
    'Le père Ambroise le veut sur le récif, au-dessus de l’épave : une vraie expédition, un prêtre, une couronne de fleurs, trente et un noms lus lentement. Le gouverneur regrette de ne pouvoir venir. Il le regrette dans une maison avec un garde à la porte.',
  ),
  'st-58': page(
    'Sept chaises',
    'Sept chaises, un encrier, pas de gouverneur. La veuve a une chaise. Pell s’est assise sur la sienne comme tombe un verdict. Reyes a décliné ; d’une seule oreille, dit-elle, elle en entend déjà trop. Les Tybuk ont été payés, avec intérêts, et ils ont encadré la quittance.',
    'La chaise du bout est libre. Il y faut quelqu’un pour qui toute la ville se lèverait. Je l’ai époussetée. Déficit y dort, et sera prié de se déplacer dès qu’une décision sera prise.',
  ),
  'st-65': page(
    'Ce que la ville saura',
    'À quatre heures dix, sur l’épave à sec, ils ont posé la couronne sur leur plus petite tête, une fille née au récif. De la doublure est tombée la feuille, cachée par un copiste apeuré : dix-neuf ans sur le coussin du gouverneur. Elle a tout lu, verdict, prix, signature. Puis elle a dit : « Non. » C’était tout le rite. Seule une couronne dédit une couronne.',
    'La vieille Almanach vous l’a tendue. « Dites-leur ce que vous voudrez. »',
    'Alors ? Le registre est ouvert. J’ai déplacé le chat.',
  ),
  'st-lost-5': page(
    'Un soir ordinaire',
    'La mer est revenue à la minute. Elle a pris l’épave et la couronne, et à cinq heures c’était un soir ordinaire, avec des mouettes. Le gouverneur a fait sonner les cloches. Il portait le chapeau.',
    'Pell est restée sur le môle jusqu’à la nuit. « Il y a une autre grande basse mer à l’équinoxe. Moins basse. Assez basse. » Elle m’a remis trois pièces à inscrire. Elles avaient une encoche, et je n’ai pas demandé d’où elles lui venaient.',
  ),
};
