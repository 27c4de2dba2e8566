import type { SocialDict } from '../en/social.ts';
import { counted } from '../plural.ts';

const watchers = counted('de', 'Person schaut zu', 'Personen schauen zu');
const free = counted('de', 'Platz frei', 'Plätze frei');
const moves = counted('de', 'Zug', 'Züge');
const movesDative = counted('de', 'Zug', 'Zügen');

export const social: SocialDict = {
  host: {
    swapShort: 'Umsetzen',
    swapHere: 'Hierher',
    swapCancel: 'Abbrechen',
    swapHint: 'Wähle den Platz, mit dem getauscht werden soll.',
    kick: (p) => `${p.name} entfernen`,
    kickSure: (p) => `${p.name} entfernen? An diesem Tisch ist dann kein Platz mehr für diese Person.`,
    kickYes: 'Entfernen',
    kickNo: 'Behalten',
    level: 'Stärke der Bots',
    levels: { greedy: 'stark', random: 'zufällig' },
    levelHints: {
      greedy: 'Sie spielen den besten Zug, den sie finden.',
      random: 'Sie spielen irgendeinen erlaubten Zug.',
    },
    kicked: 'Der Host hat dich vom Tisch entfernt. Du kannst weiter zuschauen.',
  },

  watching: {
    legend: 'Zuschauen',
    allowed: 'erlaubt',
    forbidden: 'nicht erlaubt',
    allowedHint: 'Wer den Link hat, kann zuschauen und sieht alles Öffentliche.',
    forbiddenHint: 'Nur die Mitspielenden sehen die Partie. Danach ist sie für alle sichtbar.',
    delay: 'Verzögerung beim Zuschauen',
    delays: (n) => (n === 0 ? 'keine' : moves(n)),
    delayHint: 'Damit niemand den Mitspielenden etwas verraten kann.',
    heading: 'Zuschauende',
    count: (p) => watchers(p.n),
    unnamed: (p) => {
      if (p.alone) return p.n === 1 ? 'Eine anonyme Person.' : `${p.n} anonyme Personen.`;
      return p.n === 1 ? 'und noch jemand' : `und ${p.n} weitere`;
    },
    nobody: 'Niemand schaut zu.',
    behind: (p) => `Du schaust mit ${movesDative(p.n)} Verzögerung zu.`,
    notYet: (p) => `Die Partie hat begonnen. Du siehst sie nach ${movesDative(p.n)}.`,
    anonymous: 'Anonym zuschauen',
    anonymousHint: 'Die anderen sehen, dass jemand zuschaut, aber nicht, dass du es bist.',
  },

  shoulder: {
    label: 'Zuschauenden meine Ansicht zeigen',
    hint: (p) =>
      `Sie sehen, was du siehst, auch deine verdeckten Karten, mit ${movesDative(p.n)} Verzögerung. Du kannst das jederzeit beenden.`,
    open: 'Zuschauende können diese Ansicht sehen',
    eyes: 'Ansicht',
    everybody: (p) => `Öffentliche Ansicht, ${moves(p.n)} später`,
    over: (p) => `Ansicht von ${p.name}, ${moves(p.n)} später`,
    behind: (p) => `Du siehst die Ansicht von ${p.name}, mit ${movesDative(p.n)} Verzögerung.`,
    noSeat: 'Danach kannst du in dieser Partie nicht mehr mitspielen',
    sureHeading: (p) => `Die Ansicht von ${p.name} sehen?`,
    sure: 'Du siehst dann verdeckte Karten und kannst deshalb in dieser Partie nicht mehr mitspielen.',
    look: 'Ansehen',
    ended: 'Du siehst wieder die öffentliche Ansicht.',
  },

  refusals: {
    notSeated: 'Das können nur die Mitspielenden am Tisch.',
    notRunning: 'An diesem Tisch läuft keine Partie.',
    pageClosed: 'Diese Seite ist noch nicht aufgeschlagen.',
    noSuchSeat: 'Diesen Platz gibt es nicht.',
    stale: 'Die Partie ist inzwischen weitergegangen. Schau noch einmal hin und wähle dann.',
    notStored: 'Dein Zug konnte nicht gespeichert werden und gilt nicht. Versuch es noch einmal.',
    notHost: 'Das kann nur der Host.',
    notWaiting: 'Die Partie hat schon begonnen.',
    noBot: 'Auf diesem Platz sitzt kein Bot.',
    nobodyThere: 'Auf diesem Platz sitzt niemand, den man entfernen könnte.',
    hostStays: 'Der Host kann nicht entfernt werden.',
    noShoulder:
      'Diese Ansicht kannst du nicht sehen. Die Person muss zustimmen, es muss eine Verzögerung beim Zuschauen geben, und Mitspielende dürfen es nicht.',
    hasLooked: 'Du hast die Ansicht von jemandem gesehen und kannst in dieser Partie nicht mehr mitspielen.',
    stillTime: 'Noch nicht: Ein Bot kann einspringen, wenn die angezeigte Zeit um ist.',
    noTeam: 'Vorschläge gibt es nur in Partien, die gemeinsam gespielt werden.',
    yourDecision: 'Du bist selbst gefragt: Entscheide, und alle sehen es.',
    noSuchCampaign: 'Unter dieser Adresse gibt es keine Kampagne.',
    notInCampaign:
      'Diese Kampagne gehört den Leuten, die sie begonnen haben: Nur sie können hier sitzen und sie vor dem Ende ansehen.',
    campaignOver: 'Alle Kapitel dieser Kampagne sind gespielt.',
    seatsKept: 'In einer Kampagne behalten alle ihren Platz.',
  },

  suggest: {
    heading: 'Züge, die du vorschlagen kannst',
    move: (p) => `Vorschlagen: ${p.label}`,
    advice: (p) => `*${p.name}* entscheidet. Du kannst einen Zug vorschlagen; alle sehen ihn.`,
    by: (p) => `Vorgeschlagen von ${p.names}`,
    theirs: (p) => `*${p.name}* schlägt vor: ${p.label}`,
    yours: (p) => `Du schlägst vor: ${p.label}`,
    again: 'Wähle den Zug noch einmal, um den Vorschlag zurückzunehmen.',
  },

  reading: {
    remark: 'liest',
    theirs: (p) => `*${p.name}* liest noch`,
  },

  rematch: {
    asks: (p) => `${p.name} möchte eine Revanche`,
    kept: 'Dein Platz bleibt einen Moment reserviert, dann nimmt ihn ein Bot.',
    seconds: (p) => `${p.n} s`,
    no: 'Nicht jetzt',
    button: 'Revanche',
    join: 'Zur Revanche',
    wanted: 'Jemand möchte eine Revanche. Dein Platz bleibt einen Moment reserviert.',
    carried: 'Es geht in die nächste Partie, und du schaust der Revanche zu.',
    watch: 'Der Revanche zuschauen',
  },

  gathering: {
    here: 'da',
    coming: 'noch nicht da',
    begins: (p) => `Es geht los, wenn alle da sind; in ${p.n} s nehmen Bots die leeren Plätze.`,
  },

  entrance: {
    tableOf: (p) => `Ein Tisch ${p.game}`,
    minutes: (p) => `etwa ${p.n} Minuten`,
    players: (p) => `${p.n} Mitspielende`,
    join: 'Platz nehmen',
    nameNext: 'Du wirst nur nach einem Namen gefragt.',
    watch: 'Nur zuschauen',
    choose: 'Übernimm den Platz eines Bots oder schau nur zu.',
    playsOn: 'Du bekommst den Platz, wie er ist: mit Karten, Geld und Punkten.',
    take: 'Diesen Platz nehmen',
    yours: 'Ein Bot spielt für dich. Der Platz gehört weiter dir.',
    takeBack: 'Meinen Platz zurücknehmen',
    back: 'Neu wählen',
  },

  seats: {
    took: (p) => `${p.name} spielt jetzt anstelle von ${p.bot}.`,
    left: (p) => `${p.name} ist gegangen. ${p.bot} spielt weiter.`,
    replaced: (p) => `${p.bot} spielt für ${p.name} weiter.`,
    returned: (p) => `${p.name} ist zurück.`,
  },

  waited: {
    away: (p) => `${p.name} ist nicht da. In ${p.time} kann ein Bot einspringen.`,
    asleep: (p) => `Alle warten auf ${p.name}. In ${p.time} kann ein Bot einspringen.`,
    now: (p) => `Alle warten auf ${p.name}.`,
    replace: (p) => `Einen Bot für ${p.name} spielen lassen`,
    still: 'Die anderen warten auf dich. Ein Bot kann für dich einspringen.',
  },

  leave: {
    heading: 'Partie verlassen?',
    text: 'Ein Bot springt sofort ein, damit niemand warten muss. Du kannst zurückkommen, solange niemand sonst deinen Platz genommen hat.',
    rated: 'Diese Partie wird gewertet. Wenn du nicht zurückkommst, landest du auf dem letzten Platz.',
    hand: 'Einem Bot überlassen',
    keep: 'Platz behalten, später weiter',
    stay: 'Bleiben',
  },

  open: {
    label: 'Andere dürfen den Platz eines Bots nehmen',
    hint: 'Der Tisch steht in der Lobby und wird Leuten angeboten, die eine Partie suchen.',
  },

  /** how long bots think */
  botPace: {
    label: 'Tempo der Bots',
    values: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
    hint: 'Wie lange Bots vor einem Zug überlegen. Du kannst das am Tisch ändern.',
  },

  featured: {
    heading: 'Jetzt live',
    live: 'live',
    watch: 'Zuschauen',
    /** how far those who watch are behind */
    behind: (n) => moves(n),
  },

  yours: {
    yourTurn: 'du bist am Zug',
    resume: 'Weiterspielen',
    rulesAway: 'aufbewahrt: nach ihren Regeln kann hier zurzeit nicht gespielt werden',
    waitingForStart: 'wartet auf Mitspielende',
    resumeNamed: (p) => `${p.game} weiterspielen: ${p.detail}`,
    yourGames: 'Deine Partien',
    turnOf: (p) => `${p.names} am Zug`,
    timeLeft: (p) => `verbleibende Zeit: ${p.time}`,
    yourTurns: (p) => (p.n === 1 ? 'In einer Partie bist du am Zug' : `In ${p.n} Partien bist du am Zug`),
    allYours: (p) => `Alle ${p.n} anzeigen`,
  },

  lost: {
    hint: 'Vielleicht ist die Adresse falsch geschrieben, oder was hier war, gibt es nicht mehr.',
  },

  device: {
    button: 'Auf anderem Gerät weiterspielen',
    heading: 'Auf anderem Gerät weiterspielen',
    what: 'Öffne diesen Link im anderen Browser. Er funktioniert einmal, zehn Minuten lang, und lässt diesen Browser als du spielen: Zeig ihn niemandem.',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    making: 'Einen Moment …',
    takeHeading: 'Hier weiterspielen?',
    takeWhat: 'Dieser Browser übernimmt den Namen und die Plätze des Geräts, das den Link erstellt hat.',
    takeLoses: (p) => `Bisher spielt dieser Browser als ${p.name}; diesen Namen und seine Plätze verliert er.`,
    take: 'Hier weiterspielen',
  },

  preview: {
    invites: (p) => `${p.host} lädt dich zu ${p.game} ein`,
    plays: (p) => `${p.game}: Partie läuft`,
    over: (p) => `${p.game}: Partie beendet`,
    waits: (p) =>
      p.free === 0
        ? 'Alle Plätze sind besetzt, aber du kannst zuschauen.'
        : `Ein Tisch für ${p.n}: ${free(p.free)}. Spiel direkt im Browser, ohne Anmeldung.`,
    watch: (p) => `Mit ${p.names}. Schau live im Browser zu.`,
    result: (p) => `Mit ${p.names}.`,
  },
};
