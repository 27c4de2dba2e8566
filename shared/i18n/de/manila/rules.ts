import type { ManilaDict } from '../../en/manila/index.ts';

export const rules: ManilaDict['rules'] = {
  heading: 'So spielt man Manila',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Fahrt um Fahrt segeln drei Boote zum Hafen von Manila. Mit deinen Komplizen wettest du darauf, welche ankommen, und hältst geheime Anteile an den vier Waren.',
        'Eine Ware steigt auf dem Schwarzmarkt, sooft ihr Boot den Hafen erreicht: 0, 5, 10, 20, 30. Sobald eine 30 wert ist, endet das Spiel, und das größte Vermögen gewinnt: Pesos und Anteile, weniger 15 für jeden noch verpfändeten Anteil.',
      ],
    },
    {
      title: 'Die Versteigerung',
      text: [
        'Jede Fahrt beginnt mit der Versteigerung des Hafenmeisteramts. Biete mehr als das letzte Gebot oder passe endgültig. Das höchste Gebot geht an die Hafenkasse.',
        'Bietet niemand, bleibt der bisherige Hafenmeister im Amt, ohne zu zahlen; bei der ersten Fahrt bekommt es, wer beginnt.',
      ],
    },
    {
      title: 'Der Hafenmeister',
      text: [
        'Er darf einen Anteil kaufen, zum Wert auf dem Schwarzmarkt, aber nie unter 5. Sonst darf das niemand.',
        'Er belädt die Boote mit drei der vier Waren und lässt sie starten: jedes auf einem Feld von 0 bis 5, und die drei Zahlen ergeben zusammen 9.',
        'Er setzt in jeder Runde als Erster, und er würfelt.',
      ],
    },
    {
      title: 'Komplizen',
      text: [
        'In jeder Setzrunde darf jeder, vom Hafenmeister an, einen Komplizen setzen und zahlt das Feld. Vor jedem der drei Würfe gibt es eine Runde; zu dritt vor dem ersten zwei.',
        'Ein Platz auf einem Boot (immer der billigste freie): Erreicht es den Hafen, teilen sich alle an Bord die Ladung. Ginseng 18, Muskat 24, Seide 30, Jade 36.',
        'Hafen A, B, C bringen 6, 8, 15, wenn ein, zwei, drei Boote ankommen. Werft A, B, C ebenso für Boote, die nicht ankommen.',
        'Die Versicherung kostet nichts und bringt sofort 10. Dafür zahlt sie 6, 8, 15 für das erste, zweite, dritte Boot in der Werft: an den, der dort wartet, sonst an die Hafenkasse.',
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
        'Nach dem zweiten Wurf kann ein Boot auf der 13 geentert werden: Erst der Kapitän, dann der andere Pirat darf dort einen freien Platz nehmen, ohne zu zahlen. Von da an gehört er zur Mannschaft.',
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
        'Wer Geld braucht, verpfändet Anteile: 12 Pesos für jeden, jederzeit. Zahlst du mehr, als du hast, geschieht das von selbst. Einen Anteil auszulösen kostet 15.',
        'Verpfändete Anteile zählen am Ende mit. Kann die Versicherung nicht zahlen, tut es die Hafenkasse.',
        'Wer weder Pesos noch freie Anteile hat, darf als blinder Passagier auf ein Boot, für das, was ihm bleibt.',
      ],
    },
    {
      title: 'Varianten',
      text: [
        'Die Hefte zweier Ausgaben unterscheiden sich in einigen Punkten; wer den Tisch leitet, wählt eines davon oder jeden Punkt für sich.',
        'Mit der Vertreibung darf ein Pirat auch ein volles Boot auf der 13 entern und einen Komplizen heimschicken.',
      ],
    },
  ],
};
