/** Bytes that one request holds; `release` gives all of them back. */
export type HeldBytes = {
  /** `false`, with nothing taken, where so much more is too much. */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
};

export type UploadMemory = { readonly holdFor: (address: string) => HeldBytes };

const megabyte = 1024 * 1024;
/** Bytes of uploads that this process keeps in memory at once: of everybody, and of one address (a whole form and more). */
const limits = { all: 200 * megabyte, address: 60 * megabyte } as const;

/** Counts the bytes of uploads in memory, so that many at once, or slow ones, cannot take all of it. */
export function makeUploadMemory(): UploadMemory {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    holdFor: (address) => {
      let own = 0;
      const change = (bytes: number) => {
        const ofAddress = (byAddress.get(address) ?? 0) + bytes;
        if (ofAddress === 0) byAddress.delete(address);
        else byAddress.set(address, ofAddress);
        all += bytes;
        own += bytes;
      };
      return {
        take: (bytes) => {
          if (all + bytes > limits.all || (byAddress.get(address) ?? 0) + bytes > limits.address) return false;
          change(bytes);
          return true;
        },
        release: () => change(-own),
      };
    },
  };
}
