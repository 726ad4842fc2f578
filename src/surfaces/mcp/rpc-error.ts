// The HTTP response to a request that never became a call.

export function rpcError(status: number, code: number, message: string, data?: unknown): Response {
  return Response.json(
    { jsonrpc: '2.0', id: null, error: { code, message, ...(data === undefined ? {} : { data }) } },
    { status },
  );
}
