// Loaded into a process of the program before it: a model's tool call of the name `stumble` makes code of ours throw an error that holds
// what the model said, and one of the name `fall` ends the process by an error that nobody catches.
const stringify = JSON.stringify;
JSON.stringify = (value, ...rest) => {
  const [call] = Array.isArray(value) ? value : [];
  if (call?.name === 'stumble') throw new RangeError(`cannot count ${stringify(call.input)}`);
  if (call?.name === 'fall') {
    setImmediate(() => {
      throw Object.assign(new RangeError(`fell over ${stringify(call.input)}`), { said: call.input });
    });
  }
  return stringify(value, ...rest);
};
