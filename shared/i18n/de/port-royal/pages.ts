import type { StoryPages } from '../../games/port-royal/adventure.ts';
import { page } from '../../page.ts';

/** „Ihr“ ist eine Mannschaft, auch wenn nur eine Person spielt; wer das Hafenbuch führt, hat weder Namen noch Geschlecht. */
export const pages: StoryPages = {
  'st-cover': page(
    'Rostrote Segel',
    'Ich führe das Hafenbuch von Port Royal: Schiffe ein, Schiffe aus, bezahlte Gebühren, geschuldete Gebühren, dazu ein Kater namens Defizit, verbucht unter Ratten.',
    'Was hier steht, steht nicht im Hafenbuch. Das Hafenbuch liest der Gouverneur. Dies ist das andere Buch, das unter dem Kater liegt, und hinein kommt nur, was ich gesehen habe, was man mir unter Eid gesagt hat und was man mir unter Rum gesagt hat.',
    'Es beginnt mit einer Farbe.',
  ),
  'st-10': page(
    'Nichts von Wert',
    'Den sechsten Morgen schon: Segel, rot wie alte Nägel. Sie nennen sich die Piraten von Ares, und sie rauben schlecht. Das Gold lassen sie in der Truhe, die Seide im Ballen und die Reisenden in Tränen, wegen einer Schachtel Briefe. Papier und Arznei, mehr nehmen sie nicht.',
    'Hafenmeisterin Pell verzeiht das schwerer als Diebstahl. „Ein Dieb hat seinen Preis“, sagt sie und heuert euch an, zwei ihrer Boote einzubringen. Den Vorschuss zählt sie zweimal, einmal in jede Richtung.',
  ),
  'st-11': page(
    'Kreise',
    'Am Kai liegt ein rotes Boot. Die einen sagen, ihr habt es gekapert, die anderen, es sei angetrieben; im Hafenbuch steht „angekommen“. Kein Gold, keine Kanonen. Im Laderaum, in Wachstuch gewickelt wie Butter, liegen Bücher: Kreis um Kreis, und neben jedem eine Stunde der Tide.',
    '„Irgendwer muss diesen Leuten begegnet sein“, sagt Pell, „und mit trockenen Augen heimgekommen.“ Sie meint einen Kapitän. Kapitäne sind leider auf See, im Gefängnis oder teuer.',
  ),
  'st-12': page(
    'Das Ohr des Kapitäns',
    'Kapitän Ottoline Reyes hat noch ein Ohr und hält es dem Geld hin. „Vor dem Riff kamen sie an Bord, höflich wie Totengräber. Nahmen meine Karten, mein Logbuch, die Briefe meiner Mutter. Fragten nach dem Datum. Ich hab’s gesagt, da lachte die Alte: Dann ist ja noch Zeit.“',
    'Die Kreise kennt sie, eingeschnitten in eine Reling, winzige Schrift darunter. Lesen kann sie das nicht. Aber sie kennt einen Priester, der kann es und tut es umsonst, weil Fastenzeit ist.',
  ),
  'st-13': page(
    'Aus zweiter Hand',
    'Kein Kapitän mochte sich zu uns setzen, also haben wir es von einem Schiffskoch. Die Geschichte ist unterwegs gewachsen, es kommt jetzt eine Seeschlange darin vor. Doch bei den Kreisen in der Reling und der winzigen Schrift darunter hört er auf zu spinnen und malt sie mir mit nassem Finger auf den Tisch.',
    'Ein Priester könnte das lesen. Vor einem Monat noch billig. Inzwischen weiß Pater Ambrosius, was es wert ist, und spricht bewegt von seinem Kirchendach.',
  ),
  'st-14': page(
    'Arithmetik',
    'Pater Ambrosius hatte geschworen, nicht hinzusehen. Dann sah er hin; er liest, wie andere trinken. „Das ist kein Gebet“, sagte er. „Das ist Arithmetik. Da zählt jemand seit neunzehn Jahren die Gezeiten.“',
    'Ein Kreis ist größer als die anderen, und Kapitän Reyes, der ein Ohr fehlt, legt den Finger darauf: eine Bucht hinter dem Riff, bei Ebbe für eine Stunde trocken. Von hinten kommt man hinein, mit einem roten Boot, das niemand nach dem Woher fragt. Nehmt etwas Scharfes mit, falls doch.',
  ),
  'st-15': page(
    'Lichter in der Bucht',
    'Wenn Pater Ambrosius sich sorgt, liest er langsam, und er liest seit einer Woche. „Das ist kein Gebet. Das ist Arithmetik: neunzehn Jahre Gezeiten.“ Der größte Kreis ist eine Bucht hinter dem Riff, bei Ebbe für eine Stunde trocken.',
    'Kein Kapitän bringt uns hin. Dafür haben wir in jeder Schänke nach einem gefragt und sind gehört worden. In der Bucht brennen jetzt Lampen, vor der Einfahrt liegen Boote. Aus dem Besuch wird ein Auftritt. Kleidet euch danach.',
  ),
  'st-16': page(
    'Gefegter Sand',
    'Die Bucht ist leer. Kalte Asche, gefegter Sand, neunzehn Kerben im Fels und ein Brett als Tisch, mit sauberem Tuch darauf. Diese Leute ziehen um wie Nonnen.',
    'Pell will dort Augen haben, ehe sie wiederkommen: eine Hütte mit Schornstein, Siedler, die darin wohnen, einen Kapitän, der ihnen sagt, vor welchen Segeln man Angst haben muss. Sie wird sich merken, wer sie gebaut hat. Sie merkt sich alles. Es ist ihre unbeliebteste Eigenschaft.',
  ),
  'st-17': page(
    'Eine Tide länger',
    'Jedes rote Boot führt ein Buch, und alle Bücher sind gleich, sagt Pater Ambrosius, nur ist jedes um eine Tide länger als das vorige. Wer das neueste hat, weiß, wie es ausgeht. Er hätte gern das neueste.',
    'Er nicht allein. Ein Fremder mit sehr sauberen Manschetten fragt sich den Kai entlang und zahlt mit frischem Geld. „Verkauft, an wen ihr wollt“, sagt Pell. „Aber hinterher sehe ich mir eure Hände an.“',
  ),
  'st-9': page(
    'Die Abrechnung',
    'Die letzte Seite des Monats ist eine Spalte Zahlen. Pell zählt zusammen, ich prüfe nach, Defizit liegt quer über dem Ergebnis. Links steht, was man von euch wollte. Rechts steht, was ihr getan habt. Eine dritte Spalte, für das, was ihr gewollt habt, gibt es nicht; ich habe nachgesehen.',
    'Sie greift zum Lineal. Ein Strich unter der Summe, wenn sie reicht. Zwei, wenn nicht.',
  ),
  'st-61': page(
    'Eine Seite ohne Zahlen',
    'Im Morgengrauen stand eine Kiste auf dem Kai, nasse Stiefel daneben. Kein Gold: neunzehn Jahre Gezeiten, in Segeltuch gebunden, und ganz hinten eine Seite, die keine Arithmetik ist. Pater Ambrosius las sie im Stehen. Von einem Schlaf ist die Rede, der mit dem Wasser reist und in den tiefsten Brunnen anfängt. Ein Datum steht dabei.',
    '„Donnerstag“, sagte Ambrosius.',
    'Pell klappte das Buch zu und wieder auf, falls es sich besonnen hätte. Ich schrieb: eine Kiste, Papier, zollfrei. Meine Hand war nicht ganz ruhig.',
  ),
  'st-lost-1': page(
    'Hochwasser',
    'Die Stunde kam, das Meer gab die Bucht frei, und von uns war niemand da. Als ihr kamt, stand sie wieder voll, blau und unschuldig, ein paar verkohlte Blätter kreisten auf der Dünung. Pell fischte eines mit dem Bootshaken heraus: ein Kreis und ein halbes Wort.',
    '„Die kommen wieder“, sagte sie. „Die sind pünktlicher als wir.“ Dann legte sie drei Münzen für den nächsten Versuch zurück. Bei Pell ist das eine Liebeserklärung.',
  ),

  'st-title-2': page(
    'Das stille Fieber',
    'Bisher: Leute unter roten Segeln nahmen unseren Schiffen Papier und Arznei ab und ließen das Gold liegen. In ihren Booten lagen Bücher voller Kreise, neunzehn Jahre Gezeiten; hinter dem Riff lag ihr Versteck und dort eine Seite, die einen Schlaf ankündigt, der mit dem Wasser reist.',
    'Den Tag nennt sie auch. Ich würde gern berichten, das Hafenamt habe Vorkehrungen getroffen. Das Hafenamt hat einen Ausschuss gebildet.',
    'Der Tag war ein Donnerstag.',
  ),
  'st-20': page(
    'Donnerstag',
    'Am Mittwoch schmeckten die Brunnen der Unterstadt nach Zinn. Am Donnerstag wachte der Bäckerjunge nicht auf, der Bäcker nicht und nicht die Schlange vor dem Laden. Kein Schmerz, keine Flecken. Sie lächeln ein wenig. Bis Mittag sind es zweihundert, dazu der Kater, der aus der Waschschüssel getrunken hat und auf meinem Hafenbuch liegt wie ein warmer Schlusspunkt.',
    'Dann ein Zettel, in Kreisen. Ares hat das Rezept und möchte dafür eines seiner Bücher. So geschäftstüchtig sind Giftmischer selten.',
  ),
  'st-21': page(
    'Ein fairer Tausch',
    'Es geschah am Ende der Mole: ein Buch gegen ein gefaltetes Blatt. Die Alte im roten Boot zählte die Seiten, dankte und fragte, wie tief unsere Brunnen sind. Keiner wusste es. „Solltet ihr aber“, sagte sie.',
    'Fünf Kräuter, vier Stunden gekocht. Keines wächst diesseits des Riffs. Bis wir sie haben, darf niemand an Land und niemand fort, und darüber muss jemand wachen, der nicht einnickt. Pell will Wächterinnen. Tapfer müssen sie nicht sein. Nur wach.',
  ),
  'st-22': page(
    'Ein halbes Rezept',
    'Kein Buch, kein Handel. Die Alte im roten Boot wartete, bis die Tide sie fortschickte, dann riss sie das Blatt durch und warf uns die untere Hälfte zu. Darauf steht, wie lange es kochen muss. Was, steht nicht darauf.',
    'Noch zwei Straßen sind verstummt. Die Kais müssen dicht sein, und diesmal wirklich: Die Wache von gestern fand man am Morgen, lächelnd. Pell will Wächterinnen, immer zwei, und bezahlt die zweite dafür, dass sie die erste kneift.',
  ),
  'st-23': page(
    'Nasses Sackleinen',
    'An einem gesperrten Kai lernt man, wer hereinwill. Heute Nacht hielt eure Wächterin ein Boot mit umwickelten Rudern an; darin saß ein Diener mit sauberen Manschetten und einem leeren Sack. Wofür der Sack sei, wollte er nicht sagen.',
    'Was die roten Boote führen, ist kein Geheimnis mehr: Kräuter vom Riff, grün und triefend, in nassem Sackleinen neben unserer gestohlenen Arznei. Sie haben vorgesorgt, denn sie kannten den Tag. Wir auch. Wir hatten einen Ausschuss. Bringt eine Ladung, ehe die nächste Straße sich hinlegt.',
  ),
  'st-24': page(
    'Blatt für Blatt',
    'Niemand bewachte den Kai, also benutzten ihn alle. Drei Familien ruderten nachts davon und nahmen den Schlaf mit ins nächste Kirchspiel, wie ein geliehenes Buch. Und was es in der Stadt an Riffkraut gab, hat einer aufgekauft und verkauft es blattweise. Er trägt saubere Manschetten, höre ich, und dient einem Herrn.',
    'Der Rest liegt in den roten Booten. Bringt eine Ladung. Und Münzen: für Brennholz, für Töpfe und für ein Blatt, das hat schon der Kater.',
  ),
  'st-25': page(
    'Dampf',
    'Zweihundert Töpfe und ein einziger Geruch, halb Kapelle, halb Fisch. Gegen Abend setzte sich der Bäcker auf und fragte, wer nach dem Ofen sieht. Es heißt, ich hätte geweint. Es war der Dampf.',
    'Aber im Zollspeicher liegen noch vierzig Säcke, und Ares will seine Fracht zurück. Elf rote Segel kommen mit der Dunkelheit. Keine Kanonen: nur sehr viele Leute mit Messern, die selber Kranke zu pflegen haben. Haltet die Tür. Zwei gute Klingen, sagt Pell, und etwas Schweres.',
  ),
  'st-26': page(
    'Dankend erhalten',
    'Nicht ein Topf stand auf dem Feuer, als sie kamen. Ares ging in der Dämmerung mit Handkarren unseren Kai herauf, räumte alles Grüne aus dem Zollspeicher und ließ eine Quittung da. Ich habe sie abgeheftet. Der Bäcker lächelt weiter seine Decke an.',
    'Also: eines ihrer Boote, mit allem, was darin ist, und jemand, der eine Klinge hält, während die anderen tragen. Das ist kein Krieg, sagt Pell. Das ist ein Umtausch. Ich musste das Formular aufsetzen.',
  ),
  'st-27': page(
    'Senkblei',
    'Oberhalb der Mühle bleiben die Brunnen süß. Warum, hat Pater Ambrosius herausgefunden, mit Senkblei und schlechter Laune: Sie sind flach. Nur die tiefen bringen den Schlaf, und die tiefen wurden vor neunzehn Jahren gegraben, auf Befehl des Gouverneurs. Das ließ er zwischen uns liegen wie einen Fisch.',
    'Inzwischen braucht es dort oben ein Siechenhaus: Siedler, die es bauen, einen Priester, der darin Ordnung hält. Wer es errichtet, darf es taufen. Bitte nicht nach sich selbst.',
  ),
  'st-28a': page(
    'Sankt Irgendwer',
    'Das Haus steht: sechzig Betten, eine Glocke, eine Aussicht. Bis auf Weiteres heißt es Sankt Irgendwer. Vom Dach sieht man, wie die Bäche laufen, und weiter oben, sagen die Siedler, gibt es eine Quelle, die nie versiegt ist. Eine Expedition könnte sie finden, ein Rohr legen und die Sache mit den Brunnen ein für alle Mal beenden.',
    'Der Gouverneur lehnt es ab, zu zahlen. Er nennt unsere Brunnen vorzüglich. Er trinkt Wein.',
  ),
  'st-28b': page(
    'Nach Straßen abgelegt',
    'Es gibt kein Siechenhaus, also liegen die Kranken im Kirchenschiff, in der Seilerbahn und elf in meiner Amtsstube, nach Straßen abgelegt. Der Müller hat eine leere Scheune an süßem Wasser. Er sei ein mildtätiger Mann, sagt er und nennt einen Betrag, den ich Lösegeld nennen würde, wenn er eine Flagge führte.',
    'Irgendwer muss zahlen. Die Stadt wird bald vergessen, wer. Ich nicht; ich schreibe auf. Mein Beruf kennt keine andere Rache.',
  ),
  'st-62': page(
    'Straße für Straße',
    'Sie erwachten Straße für Straße. Erst die Seiler, dann die ganze Taugasse, fluchend und hungrig, und als Letzter Defizit, der sich streckte, vom Hafenbuch stieg und mich biss. Von vierhundert sind dreihunderteinundneunzig auf den Beinen. Die anderen Namen stehen auf einer Seite für sich. Das Hafenbuch kann sie entbehren.',
    'Dann fragte Pell, wofür bisher keine Zeit gewesen war: Wer ist eigentlich all die Wochen auf den Feldern gewesen? Wir sahen den Bäcker an. Der Bäcker sah sein Mehl an.',
  ),
  'st-lost-2': page(
    'Bei Kerzenlicht',
    'Vierhundert schlafen, und die Kräuter sind unter roten Segeln wieder auf See. Ich mache meine Runde mit der Kerze: Name, Puls, ein Löffel Wasser. Sie lächeln. Das Lächeln ist es, was einem zusetzt.',
    'Pell schläft auch nicht, aus Trotz. „Noch einmal“, sagt sie und schiebt drei Münzen über das Hafenbuch, um den Kater herum. „Von vorn. Wir wissen mehr als vorher.“ Das stimmt. Wir wissen den Tag, die Stunde und wie lange eine Kerze brennt.',
  ),

  'st-title-3': page(
    'Kalte Öfen',
    'Bisher: Der Schlaf kam an dem Tag, den die roten Bücher genannt hatten, herauf aus den tiefen Brunnen der Unterstadt. Ares verkaufte uns, was es wusste, und kam dann mit Messern, um seine Kräuter zu holen. Die Stadt wachte auf, größtenteils.',
    'Sie wachte hungrig auf. Niemand hatte gesät, niemand gemahlen, und quer über dem Brotweg lagen, säuberlich aufgereiht, elf rostrote Segel. Ich habe da eine Theorie: Weltgeschichte ist vor allem Frühstück.',
  ),
  'st-30': page(
    'Ein Drittel Eiche',
    'Brot kostet viermal so viel wie früher, und ein Drittel davon ist Sägemehl; die Seiler behaupten, sie schmecken die Eiche heraus. Ares hält jedes Kornschiff an, nimmt nichts, lässt es wenden und wünscht gute Reise. Dem Gouverneur haben sie einen Brief geschickt. Er las ihn, verbrannte ihn und sagte dem Rat, es sei ein Gedicht gewesen.',
    'In den Hügeln gibt es Korn. Was fehlt, ist ein Weg: eine Expedition also, und jemand, der begräbt, wer davon abstürzt.',
  ),
  'st-31': page(
    'Guter Mann',
    'Die Bauern in den Hügeln haben Korn, Maultiere und ein langes Gedächtnis. Als die Stadt zuletzt den Pfad heraufkam, wollte sie sie zählen, für die Kopfsteuer. Sie verkaufen an keine Uniform, an keine Schärpe und an niemanden, der „guter Mann“ zu ihnen sagt.',
    'Einen Händler verstehen sie. Der will, was er sagt, dass er will. Findet einen, der unterschreibt. Der Weg, sagt Pell, ist eine Sache der Füße. Kredit ist eine Sache der Gesichter. Eure gehen, gewaschen.',
  ),
  'st-32': page(
    'Unterschrift und Siegel',
    'Es gibt keinen Weg. Es gibt einen Pfad, und darauf ein Maultier, das in die andere Richtung schaut. Ohne Weg wollen die Bauern zwei Händler im Vertrag: einen zum Vertrauen und einen zum Verklagen.',
    'Ich habe ihn ins Reine geschrieben, in zwei Ausfertigungen. Defizit ist mit nassen Pfoten über beide gelaufen. Die Bauern fragten, welchem großen Haus dieses Siegel gehört, und waren sichtlich beeindruckt. Nun fehlen nur die Unterschriften.',
  ),
  'st-33': page(
    'Stare',
    'Das Wort eines Händlers läuft schneller um die Inseln als das Korn: Port Royal zahlt. Nun liegen die Schiffer knapp hinter dem Horizont, und jeder wartet, dass ein anderer anfängt. Sie hätten keine Angst vor Ares, sagen sie, sie seien vorsichtig, und zwar seit Dienstag.',
    'Zeigt ihnen Flaggen. Vier, in vier Farben, nebeneinander auf der Reede, mit Wäsche an der Leine und nichts, was brennt. Ein solcher Morgen genügt. Kaufleute sind wie Stare, sagt Pell. Ab vieren ist es ein Schwarm.',
  ),
  'st-34': page(
    'Vorsicht',
    'Kein Händler wollte unterschreiben. Einer wünschte uns Glück, schriftlich, ohne Datum. Also bleiben die Schiffer hinter dem Horizont, wo das Meer frei ist und keiner hungert, und von Port Royal wissen sie nur das mit dem Sägemehl.',
    'Vier Flaggen auf der Reede würden sie umstimmen: vier Farben, nebeneinander, wohlhabend. Kommt niemand aus Vertrauen, dann eben für Geld. Pell hat es ausgerechnet: fünf Münzen, am selben Morgen. Vier für vier Kapitäne, eine zum Übermalen der Löcher.',
  ),
  'st-35': page(
    'Eine Art Brot',
    'Schiffe auf der Reede, Säcke am Kai. Den einen hat der Bäcker geküsst; ich habe es gesehen, und er weiß es. Es wäre eine frohe Seite, gäbe es die Garnison nicht. Seit Neumond bekommen die Soldaten nichts, und gestern exerzierten sie mit dem Gesicht zur Stadt.',
    'Der Gouverneur hat ihnen geschrieben, Vaterlandsliebe sei eine Art Brot. Für Pell ist Brot eine Art Vaterlandsliebe, und Rum eine stärkere. Eine Ladung, bis zur Nacht im Fort, kauft uns einen Monat.',
  ),
  'st-36': page(
    'Mit dem Gesicht zur Stadt',
    'Keine Flaggen, keine Schiffe. Die Garnison hat ihre Maultiere gegessen und betrachtet inzwischen die Kapelle. Gestern exerzierte sie in die falsche Richtung, also in unsere, und das Fort hat eine Liste geschickt, was ihm zusteht, mit unseren Adressen.',
    'Also: eine Ladung Brot oder Rum und drei Münzen obendrauf, damit es nach Sold aussieht und nicht nach Angst. Bringt sie selbst hinauf, und lächelt. Es sind halbe Kinder, die meisten, mit sehr alten Musketen.',
  ),
  'st-37': page(
    'Gelangweilt',
    'Kornschiffe sollen jetzt jede Woche fahren und wünschen Gesellschaft. Ares hat nie auf eines geschossen. Ich weise darauf hin; keiner will es hören. Mir machen eher die anderen Sorgen, die gewöhnlichen, mit Ohrringen, die gemerkt haben, was eine hungrige Stadt bezahlt.',
    'Vier Klingen je Geleitzug, sagt Pell, an Deck, in der Sonne, wo man sie bewundern kann. Das beste Geleit, sagt Kapitän Reyes, kommt gelangweilt nach Hause.',
  ),
  'st-38': page(
    'Der leere Stuhl',
    'Im Rat ist ein Stuhl frei. Sein Besitzer schlief ein, wachte auf und zog ins Hinterland, um Bienen zu halten. Die anderen sähen dort gern jemanden, der etwas getan hat. Das ist ein neuer Gedanke und hält vielleicht nicht.',
    'Ein Vorrecht gehört dazu: Wer im Rat sitzt, darf die Briefe des Gouverneurs einsehen, auf schriftlichen Antrag. Gestellt hat den noch niemand. Ich sage es nur, weil einer dieser Briefe ein Gedicht gewesen sein soll und ich zu gern wüsste, ob es sich reimt.',
  ),
  'st-63': page(
    'Es reimt sich nicht',
    'Brot zum alten Preis, und die Schlange schimpft auf das Wetter: So klingt Frieden. Die rote Reihe liegt noch draußen, aber eine Meile weiter, wie man abrückt von einem Tisch, an dem gegessen wird.',
    'Heute hat mir ein Zimmermädchen für einen Laib Brot verkauft, was es aus dem Kamin des Gouverneurs gekratzt hat. Ein halber Brief, die Ränder braun. „Wir wollen kein Gold. Wir wollen ein Blatt Papier. Sie wissen, welches. Sie haben es unterschrieben.“',
    'Es reimt sich nicht.',
  ),
  'st-lost-3': page(
    'Kehricht',
    'Am Sonntag ging der letzte Ofen aus. Einen Ofen bemerkt man erst, wenn die Straße kalt ist. Der Bäcker fegte seine Stube, siebte, was er gefegt hatte, backte elf Brötchen daraus und brachte sie in die Schule.',
    'Pell ist auf halber Ration und voller Wut. „Verhungern ist kein Plan“, sagt sie. „Das passiert, solange man keinen hat.“ Drei Münzen, auf das Hafenbuch. Defizit, der nie besser aussah, hat den Anstand, den Raum zu verlassen.',
  ),

  'st-title-4': page(
    'Das Haus mit den grünen Läden',
    'Bisher: Eine Stadt wurde eingeschläfert und geweckt, ausgehungert und gefüttert. Der Gouverneur hat derweil die Brunnen gelobt, einen Brief verbrannt und nicht bezahlt, und jemand mit sauberen Manschetten hat jedes rote Buch gekauft, das an Land kam.',
    'Ich besitze eine halbe Seite, auf der von einer Unterschrift die Rede ist. Sie liegt unter dem Kater, beim Übrigen. In Port Royal gibt es ein einziges Haus, in dem man über so etwas laut redet. Es hat grüne Läden.',
  ),
  'st-40': page(
    'Eine Guinee der Atemzug',
    'Wach ist nicht gesund. Die Unterstadt kommt bis zur Türschwelle und muss sich setzen. Die Ärzte empfehlen Seeluft, eine Guinee der Atemzug. Die Witwe Amparo, der das Haus mit den grünen Läden gehört, empfiehlt Suppe.',
    'Sie braucht Hände. Keine Chirurgen, keine Herrschaften: Leute, die heben, schälen und einen Kopf halten können, ohne eine Rede zu halten. Niemanden über drei Münzen, sagt sie; darüber fangen sie an zu befehlen. Drei würden reichen.',
  ),
  'st-41': page(
    'Hinter dem Vorhang',
    'In der Küche der Witwe rühren sie reihum, Tag und Nacht. Sie kostet, schüttelt den Kopf, und allen geht es besser. Kraut vom Riff, Brot aus den Hügeln, vier Stunden: Das ist ihre ganze Wissenschaft, und von beidem sieht man schon den Boden.',
    'Während es kocht, wird geredet. In der Bibliothek des Gouverneurs, sagt ein Zimmermädchen, hängt vor einem Regal ein Vorhang. Den soll sie abstauben. Dahinter soll sie nicht abstauben.',
  ),
  'st-42': page(
    'Dünne Suppe',
    'Zu wenige kamen zum Schälen. Die Witwe rührt allein und hat zum Tragen zwei Schauerleute genommen; sie kosten vier Münzen, und sie singen. Brot ist keines mehr im Topf. Ich hielt das Hafenbuch hinter eine Schale: Die Zahlen waren zu lesen.',
    'Kräuter also, und der Lohn für die Schauerleute. Ein Zimmermädchen, das Löffel trocknet, bemerkt zu niemandem, dass in der Bibliothek des Gouverneurs ein Vorhang hängt. Den soll sie abstauben. Dahinter nicht.',
  ),
  'st-43': page(
    'Zwischen zwei Gläsern',
    'Die Unterstadt ist auf den Beinen und hat Durst, und die Gaststube der Witwe ist voll. Bis zum zweiten Glas, sagt sie, lügen die Leute. Vom zweiten bis zum dritten sagen sie die Wahrheit. Danach singen sie sie.',
    'Jeden Dienstag kommt ein Herr mit sauberen Manschetten, trinkt genau zwei und geht mit einem Paket, groß wie ein Buch. Hinter diesen Tresen gehört eine Wirtin von uns: langsam mit der Rechnung, flink mit der Flasche und ganz Ohr.',
  ),
  'st-44': page(
    'Gegenüber',
    'Die Suppe ging aus und mit ihr die Geduld der Witwe. Sie hat die Gaststube zugesperrt; schwache Köpfe und starke Getränke, sagt sie, seien Sache der Ärzte. Wer etwas zu erzählen hat, erzählt es also anderswo, und die sauberen Manschetten holen ihr Paket im Dunkeln.',
    'Eine Wirtin könnte gegenüber aufmachen. Es braucht eine Lampe, ein Fass und ein paar erlassene Schulden: drei Münzen. Wer für Suppe nicht reden wollte, redet beim vierten Glas. Es dauert nur länger.',
  ),
  'st-45': page(
    'Gute Schuhe',
    'Dienstag, drittes Glas: „Er kauft sie alle, die roten. Er denkt, das Blatt ist in eines eingebunden.“ Dann sah der Sekretär des Gouverneurs seine eigenen sauberen Manschetten auf dem Tresen und schlug sich die Hand vor den Mund wie ein Kind.',
    'Die Bücher stehen also hinter dem Vorhang, in einem Haus, das Lieferanten nur vom Hof kennen und unsereins gar nicht. Leute von Stand dürfen sich freilich die Bibliothek zeigen lassen. Zieht gute Schuhe an. Ich gäbe einen Jahreslohn, um eure Hüte zu halten.',
  ),
  'st-46': page(
    'Geliehene Schuhe',
    'Niemand hat etwas gehört, oder alle etwas anderes. Was wir haben: einen Vorhang, dienstags ein Paket und einen Sekretär, der beim Anblick einer Flasche die Straßenseite wechselt. Das ist kein Beweis. Das ist Zugluft unter einer Tür.',
    'Doch Leute von Stand dürfen einen Gouverneur besuchen und sich die Bibliothek zeigen lassen. Karten mit Goldrand, eine Kutsche auf Zeit, Schuhe: Für vier Münzen seht ihr aus, als hättet ihr nie im Leben angeklopft. Bleibt beim Vorhang. Notfalls müsst ihr niesen.',
  ),
  'st-47': page(
    'Je eine Stunde',
    'Die roten Bücher sollen auf dem Platz verbrannt werden, damit das Volk ruhig ist. Das Volk ist ruhig; der Rat schwitzt. Wer hat das beantragt? Niemand weiß es mehr. Der Antrag scheint von den Möbeln gekommen zu sein.',
    'Zwei braucht man für das Feuer. Pater Ambrosius hat vorher um je eine Stunde mit ihnen gebeten, allein, für ein Gebet. Er betet sehr schnell. Er hat Tinte bis zum Ellbogen.',
  ),
  'st-48': page(
    'Die linke Seite',
    'Der Sekretär des Gouverneurs ist bereit, unter Eid zu sagen, was bisher nur sein Kissen weiß. Vorher wäre er gern woanders: eine Überfahrt, ein neuer Name, ein kleines Haus, das man abschließen kann. Zehn Münzen. Er hat es zusammengezählt.',
    'Pell nennt das Bestechung. Ich nenne es Porto. Vor neunzehn Jahren hat er ein Schriftstück kopiert, in Schönschrift. Er war ein Junge und stolz auf seine Großbuchstaben. Seither schläft er nicht mehr auf der linken Seite.',
  ),
  'st-64': page(
    'Die Mulde',
    'Hinter dem Vorhang: sechsundzwanzig rote Bücher, jedes am Rücken aufgeschlitzt. Er hat das Blatt also auch gesucht und nicht gefunden. Es gibt es noch.',
    'Neben dem Regal das Kissen, auf dem das ganze Jahr, von Prozession zu Prozession, die Krone der Insel liegt. Im Samt war eine Mulde. In der Mulde war ein wenig Sand.',
    '„Sie wird gereinigt“, sagte hinter euch der Gouverneur. Er schenkte euch Wein ein. Die Karaffe klingelte am Glas wie ein kleiner Alarm.',
  ),
  'st-lost-4': page(
    'Bis auf weitere Suppe',
    'Die grünen Läden sind zu. Die Witwe hat einen Zettel aufgehängt, „Geschlossen bis auf weitere Suppe“, und die Kelle mitgenommen. Vom Hof des Gouverneurs fuhr nachts ein Karren, unter der Plane etwas Eckiges, und nicht wenig davon.',
    '„Er kauft neue“, sagt Pell. „Wer Angst hat, hat nie genug Bücher.“ Sie legt drei Münzen auf den Tresen und gibt, zu unserem Erstaunen, eine Runde aus. Zwischen dem zweiten Glas und dem dritten sagt sie: „Noch einmal.“',
  ),

  'st-title-5': page(
    'Die Krone auf dem Riff',
    'Bisher: Es war nie ein Fluch. Es war Arithmetik, von Leuten, die neunzehn Jahre hatten, um nachzurechnen. Sie wollen ein Blatt Papier. Der Gouverneur will es noch mehr. Er hat ihre Bücher gekauft, aufgeschlitzt und nichts gefunden.',
    'Jetzt fehlt die Krone auf ihrem Kissen, jedes rote Buch, das ich kenne, endet mit demselben großen Kreis, und auf dem Teppich des Gouverneurs liegt Sand. Dieses Buch hat nun ein Schloss. Defizit hält das für eine Beleidigung.',
  ),
  'st-50': page(
    'Im Namen der Krone',
    'Eine Steuer, dann noch eine. Zum Unterhalt der Krone, liest der Ausrufer, und dann noch einmal für sich, mit bewegten Lippen. Seit Wochen hat niemand die Krone gesehen. Bei Prozessionen trägt der Gouverneur einen sehr großen Hut.',
    '„Irgendwer hat sie, und der Gouverneur bezahlt das Schweigen“, sagt Pell. „Er bezahlt es mit uns.“ Also seid reich, lasst euch sehen, lasst euch besteuern. Jede Münze hat von mir eine Kerbe am Rand. Wollen wir doch sehen, wohin sie schwimmen.',
  ),
  'st-51': page(
    'Ein Fässchen Nägel',
    'Gekerbte Münzen gingen vom Einnehmer zum Sekretär und vom Sekretär in ein Fässchen mit der Aufschrift „Nägel“. Am Freitag fährt das Fässchen im Ruderboot hinaus, von einem Kai, der menschenleer sein muss.',
    'Nicht ganz leer; das sähe nach uns aus. Vier Lichter, nicht mehr, eine Wache, die bezahlt wird, um den Mond anzusehen, und ein gutes Geschäft, das ihr auslasst. Fünf Münzen, alles in allem. Setzt euch hinter die Heringsfässer und atmet durch den Mund.',
  ),
  'st-52': page(
    'Eine Laterne',
    'Die Steuer ging an euch vorbei; meinen Glückwunsch. Keine gekerbte Münze ist irgendwohin gewandert, also machen wir es wie früher: am Kai sitzen und warten. Eine Laterne. Kein Handel, kein Gespräch, keine Bekannten, die zufällig vorbeikommen.',
    'Eine Nacht genügt nicht. In der ersten sehen sie nur nach uns. In der zweiten, wenn sie so öde ist wie die erste, kommen sie. Nehmt eine Decke mit. Lasst den Kater hier; er hat Ansichten über Hering.',
  ),
  'st-53': page(
    'Ein Schiff, unbezahlt',
    'Ihr saht, wie das Fässchen am Riff über die Bordwand ging, und die Alte, die es nahm, die sie den Almanach nennen. Und ihr saht, was sie dafür gab: nichts. Seit Wochen bezahlt der Gouverneur für Schweigen, und niemand hatte gedroht zu reden.',
    'Jetzt also Klingen. Die Brüder Tybuk, Schiffbauer, bieten ihre an. Sie hätten eine Rechnung offen, und das meinen sie wörtlich: einundvierzig Pfund, ein Schiff, auf Bestellung gebaut und nie bezahlt. Name des Schiffes: Ares.',
  ),
  'st-54': page(
    'Wachfeuer',
    'Eine Laterne zu viel, oder ein Husten. Das Boot wendete kurz vor der Mole; wer darin saß, hat uns gesehen, was wir umgekehrt nicht sagen können. Auf dem Riff brennen jetzt Wachfeuer.',
    'Also mehr Klingen als erhofft. Die Brüder Tybuk sind ungerufen von ihrer Werft heruntergekommen, mit Äxten. Sie haben eine Rechnung offen: einundvierzig Pfund, ein Schiff, auf Bestellung gebaut und nie bezahlt. Ich fragte nach dem Namen des Schiffes, fürs Hafenbuch. „Ares“, sagten sie.',
  ),
  'st-55': page(
    'Zehn nach vier',
    'Die Alte, die sie den Almanach nennen, schickt keine Drohung. Sie schickt eine Gezeitentafel. Morgen um zehn nach vier geht das Meer zurück wie seit neunzehn Jahren nicht, und das Wrack der Ares liegt trocken. Sie haben die Küste vermessen. Sie fanden heraus, dass tiefe Brunnen töten, und sagten es. Ein Gericht nannte sie Piraten; sie nahmen es beim Wort.',
    'Morgen verhandeln sie neu. Dazu braucht man eine Krone. Nehmt Klingen. Nehmt ein rotes Boot; es kennt den Weg.',
  ),
  'st-56': page(
    'Der Hafen geht fort',
    'Wir sind spät dran. Noch beim Zählen der Klingen begann das Wasser zu gehen; nun steht die Stadt auf der Mole und sieht zu, wie ihr Hafen sie verlässt. Pater Ambrosius ruft den Rest im Laufen: Landvermesser, keine Piraten. Tiefe Brunnen. Ein gekauftes Urteil. Das Wrack der Ares, trocken um zehn nach vier, und eine Krone, um neu zu verhandeln.',
    'Nehmt ein rotes Boot. Der Lotse will zwei Münzen; er hat eben den Meeresgrund gesehen. Zahlt.',
  ),
  'st-57': page(
    'Langsam',
    'Die Flut kam zurück, auf die Minute. Die Krone auch, in einem Mehlsack; in wessen, soll ich nicht sagen. Auf ein Wunder folgt der Papierkram, und auf den Papierkram ein Gottesdienst.',
    'Pater Ambrosius will ihn auf dem Riff, über dem Wrack: eine richtige Expedition, ein Priester, ein Kranz und einunddreißig Namen, langsam gelesen. Der Gouverneur bedauert, verhindert zu sein. Er bedauert es in einem Haus mit einer Wache vor der Tür.',
  ),
  'st-58': page(
    'Sieben Stühle',
    'Sieben Stühle, ein Tintenfass, kein Gouverneur. Die Witwe hat einen Stuhl. Pell setzte sich auf ihren wie ein Urteil. Kapitän Reyes lehnte ab; sie höre, sagt sie, mit einem Ohr schon zu viel. Die Tybuks sind bezahlt, mit Zinsen, und haben die Quittung eingerahmt.',
    'Der Stuhl am Kopfende ist noch frei. Darauf gehört jemand, für den die ganze Stadt aufstehen würde. Ich habe ihn abgestaubt. Defizit schläft darauf und wird gebeten, Platz zu machen, sobald ein Beschluss vorliegt.',
  ),
  'st-65': page(
    'Was die Stadt erfährt',
    'Um zehn nach vier, auf dem trockenen Wrack, setzten sie die Krone auf ihren kleinsten Kopf, ein Mädchen, am Riff geboren. Aus dem Futter fiel das Blatt, versteckt von einem verängstigten Kopisten: Neunzehn Jahre hatte es auf dem Kissen des Gouverneurs gelegen. Sie las alles vor, Urteil, Preis, Unterschrift. Dann sagte sie: „Nein.“ Das war der ganze Ritus. Nur eine Krone nimmt zurück, was eine Krone gesagt hat.',
    'Die Alte gab sie euch. „Erzählt ihnen, was ihr wollt.“',
    'Nun? Das Hafenbuch ist offen. Den Kater habe ich umgebettet.',
  ),
  'st-lost-5': page(
    'Ein gewöhnlicher Abend',
    'Das Meer kam auf die Minute zurück. Es nahm das Wrack und die Krone, und um fünf war es ein gewöhnlicher Abend, mit Möwen. Der Gouverneur ließ läuten. Er trug den Hut.',
    'Pell blieb auf der Mole, bis es dunkel war. „Zur Tagundnachtgleiche kommt noch eine große Ebbe“, sagte sie. „Nicht so tief. Tief genug.“ Sie gab mir drei Münzen zum Eintragen. Sie hatten eine Kerbe am Rand, und ich fragte nicht, woher.',
  ),
};
