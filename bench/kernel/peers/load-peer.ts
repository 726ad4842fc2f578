// Loads a package that only the benchmarks have. Its types are not known here: the sources are checked without it.

/** Why a peer does not take part: it is printed, never left out silently. */
export class PeerMissing extends Error {}

export async function loadPeer<Package>(name: string): Promise<Package> {
  try {
    return (await import(name)) as Package;
  } catch (error) {
    throw new PeerMissing(`${name} is not installed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
