import type { ManilaDict } from '../../en/manila/index.ts';

export const rules: ManilaDict['rules'] = {
  heading: 'So spielt man Manila',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'In jeder Fahrt segeln drei Boote zum Hafen von Manila. Mit deinen Komplizen wettest du darauf, welche ankommen, und du besitzt geheime Anteile an den vier Waren.',
        'Eine Ware steigt auf dem Schwarzmarkt, wenn ihr Boot den Hafen erreicht: 0, 5, 10, 20, 30. Sobald eine 30 wert ist, endet die Partie, und das größte Vermögen gewinnt: Pesos plus Anteile, minus 15 für jeden noch verpfändeten Anteil.',
      ],
    },
    {
      title: 'Die Versteigerung',
      text: [
        'Zu Beginn jeder Fahrt wird das Amt des Hafenmeisters versteigert. Biete mehr als das letzte Gebot oder passe endgültig. Das höchste Gebot geht an die Hafenkasse.',
        'Bietet niemand, bleibt der bisherige Hafenmeister im Amt, ohne zu zahlen; bei der ersten Fahrt bekommt es die Person, die beginnt.',
      ],
    },
    {
      title: 'Der Hafenmeister',
      text: [
        'Der Hafenmeister darf einen Anteil zum Wert auf dem Schwarzmarkt kaufen, mindestens aber für 5. Sonst darf das niemand.',
        'Er belädt die Boote mit drei der vier Waren und lässt sie starten: jedes auf einem Feld von 0 bis 5, und die drei Zahlen ergeben zusammen 9.',
        'Er setzt in jeder Runde zuerst und würfelt.',
      ],
    },
    {
      title: 'Komplizen',
      text: [
        'In jeder Setzrunde dürfen alle, angefangen beim Hafenmeister, einen Komplizen setzen und bezahlen das Feld. Vor jedem der drei Würfe gibt es eine Runde; zu dritt sind es vor dem ersten zwei.',
        'Ein Platz auf einem Boot (immer der billigste freie): Erreicht es den Hafen, teilen sich alle an Bord die Ladung. Ginseng 18, Muskat 24, Seide 30, Jade 36.',
        'Hafen A, B, C bringen 6, 8, 15, wenn ein, zwei, drei Boote ankommen. Werft A, B, C ebenso für Boote, die nicht ankommen.',
        'Die Versicherung kostet nichts und bringt sofort 10. Dafür zahlt sie 6, 8, 15 für das erste, zweite, dritte Boot in der Werft: an die Person, die dort wartet, sonst an die Hafenkasse.',
      ],
    },
    {
      title: 'Die Würfe',
      text: [
        'Jedes Boot auf See fährt so viele Felder, wie der Würfel seiner Ware zeigt. Hinter der 13 ist es im Hafen und in Sicherheit.',
        'Nach dem dritten Wurf kommen Boote auf 0 bis 12 in die Werft.',
      ],
    },
    {
      title: 'Piraten auf der 13',
      text: [
        'Nach dem zweiten Wurf kann ein Boot auf der 13 geentert werden: Erst der Kapitän, dann der andere Pirat darf dort einen freien Platz nehmen, ohne zu zahlen. Von da an gehören sie zur Mannschaft.',
        'Nach dem dritten Wurf wird jedes Boot auf der 13 von den Piraten geplündert, die noch auf ihrem eigenen Boot sind: Die Mannschaft geht leer aus, die Piraten teilen sich die ganze Ladung, und ihr Kapitän schickt das Boot in den Hafen oder in die Werft. Ohne Piraten läuft es in den Hafen ein.',
        'Gefährlich ist die 13 nur nach Würfen, nicht wenn ein Lotse ein Boot dorthin bringt.',
      ],
    },
    {
      title: 'Lotsen',
      text: [
        'Vor dem dritten Wurf darf der kleine Lotse ein Boot um 1 bewegen, vor oder zurück; danach der große ein Boot um 2 oder zwei Boote um je 1. Ein Boot, das über die 13 kommt, läuft sofort ein.',
      ],
    },
    {
      title: 'Geld',
      text: [
        'Wer Geld braucht, verpfändet Anteile: 12 Pesos für jeden, jederzeit. Zahlst du mehr, als du hast, passiert das automatisch. Einen Anteil auszulösen kostet 15.',
        'Verpfändete Anteile zählen am Ende mit. Kann die Versicherung nicht zahlen, zahlt die Hafenkasse.',
        'Wenn du nicht mehr zahlen kannst und keine Anteile mehr zu verpfänden hast, darfst du als blinder Passagier auf ein Boot, für alles, was du noch hast.',
      ],
    },
    {
      title: 'Varianten',
      text: [
        'Die Regelhefte der beiden Ausgaben unterscheiden sich in einigen Punkten; der Host wählt eine Ausgabe oder jeden Punkt einzeln.',
        'In einer Variante darf ein Pirat auch ein volles Boot auf der 13 entern und einen Komplizen nach Hause schicken.',
      ],
    },
  ],
};
