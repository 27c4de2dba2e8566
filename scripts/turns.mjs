/** Several speak at a time, and are heard one after the other: the first at once, the next when it has ended. */
export class Turns {
  #say;
  #waiting = [];

  constructor(say) {
    this.#say = say;
  }

  speaker() {
    const speaker = {
      kept: '',
      ended: false,
      say: (words) => {
        if (this.#waiting[0] === speaker) this.#say(words);
        else speaker.kept += words;
      },
      end: () => {
        speaker.ended = true;
        this.#next();
      },
    };
    this.#waiting.push(speaker);
    return speaker;
  }

  #next() {
    while (this.#waiting[0]?.ended) {
      this.#waiting.shift();
      const [next] = this.#waiting;
      if (next) this.#say(next.kept);
    }
  }
}
