// For tests that render hundreds of pages: React's production build, with a `cache` that remembers its last
// call as the server's does within a request. Imported before all that imports React.

Object.assign(process.env, { NODE_ENV: 'production' });
const react = jest.requireActual<Record<'cache', unknown>>('react');
jest.requireActual('react/jsx-runtime');
jest.requireActual('react-dom/server');
Object.assign(process.env, { NODE_ENV: 'test' });

react.cache = <Args extends readonly unknown[], Result>(read: (...args: Args) => Result) => {
  let last: { args: Args; result: Result } | null = null;
  return (...args: Args): Result => {
    if (last?.args.length !== args.length || args.some((value, index) => value !== last?.args[index]))
      last = { args, result: read(...args) };
    return last.result;
  };
};

export {};
