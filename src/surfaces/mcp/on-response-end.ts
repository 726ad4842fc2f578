// Calls back, once, when the body of a response has been read to its end or cancelled.

export function onResponseEnd(response: Response, done: () => void): Response {
  const { status, statusText, headers } = response;
  const body = response.body as ReadableStream<Uint8Array> | null;
  if (body === null) {
    done();
    return response;
  }
  const reader = body.getReader();
  let isOver = false;
  const end = () => {
    if (!isOver) done();
    isOver = true;
  };
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done: isRead, value } = await reader.read();
        if (value !== undefined) controller.enqueue(value);
        if (!isRead) return;
        if (!isOver) controller.close();
      } catch (error) {
        controller.error(error);
      }
      end();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
  return new Response(watched, { status, statusText, headers });
}
