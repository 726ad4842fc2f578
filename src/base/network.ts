// The network as a port: what is sent goes through a function that the composition root hands out.

/** How a request is getting on; told only by a fetch that says so. */
export interface Progress {
  /** Called once there is a connection, before anything of the request is written. */
  readonly onConnected?: (() => void) | undefined;
  /** Called when whoever reads the answer waits for its next piece. */
  readonly onWait?: (() => void) | undefined;
  /** Called when a piece of the answer came, with its bytes; or its end, with none. */
  readonly onPiece?: ((bytes: number) => void) | undefined;
  /** What the stream of an answer fails with instead. */
  readonly asError?: ((error: unknown) => unknown) | undefined;
}

export interface FetchInit extends RequestInit, Progress {}

export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

export const systemFetch: Fetch = (url, init) => fetch(url, init);
