/** The bytes held by one request; `release` returns all. */
export type HeldBytes = {
  /** `false` without change if too much is held. */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
};

export type UploadMemory = { readonly holdFor: (address: string) => HeldBytes };

const megabyte = 1024 * 1024;
/** Most upload bytes in memory: in all, and per address. */
const limits = { all: 200 * megabyte, address: 60 * megabyte } as const;

/** Limits the upload bytes in memory, so that many or slow uploads cannot use it up. */
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
