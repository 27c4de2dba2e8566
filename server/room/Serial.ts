/** One thing at a time, in the order asked. */
export class Serial {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T> | T): Promise<T> {
    const done = this.last.then(task);
    this.last = done.catch(() => {});
    return done;
  }
}
