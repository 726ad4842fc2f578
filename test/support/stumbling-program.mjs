// Loaded into a process of the program before it: a model's tool call of the name `stumble` makes code of ours throw an error that holds
// what the model said, and one of the name `fall` ends the process by an error that nobody catches.
const push = Array.prototype.push;
// oxlint-disable-next-line no-extend-native -- every way that a call of the model takes through our code
Array.prototype.push = function (...items) {
  for (const item of items) {
    // As the gateway keeps it; a provider's own form of it has a type.
    const call = typeof item === 'object' && item !== null && 'input' in item && !('type' in item) ? item : undefined;
    if (call?.name === 'stumble') throw new RangeError(`cannot count ${JSON.stringify(call.input)}`);
    if (call?.name === 'fall') {
      setImmediate(() => {
        throw Object.assign(new RangeError(`fell over ${JSON.stringify(call.input)}`), { said: call.input });
      });
    }
  }
  return push.apply(this, items);
};
