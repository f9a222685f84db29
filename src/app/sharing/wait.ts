export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
