/** Pictures embedded in a text, set aside so that the rest is as short as it reads. */
interface EmbeddedData {
  text: string;
  /** The full address for a short one; any other source is returned as given. */
  resolve(source: string): string;
}

export function takeEmbedded(text: string): EmbeddedData {
  const found: string[] = [];
  const rest = text.replaceAll(/data:image\/[\w.+-]+;base64,[\w+/=]{100,}/g, (address) => `data:embedded,${found.push(address) - 1}`);
  return {
    text: rest,
    resolve(source) {
      const index = /^data:embedded,(\d+)$/.exec(source)?.[1];
      return (index === undefined ? undefined : found[Number(index)]) ?? source;
    },
  };
}
