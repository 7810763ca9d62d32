// Jest's runtime, with each module compiled once per worker: saves a third of the processor time. Jest
// compiles it for each suite, because its callback for `import()` keeps V8 from reusing the script; that
// `import()` fails in CommonJS modules anyway.
const vm = require('node:vm');

vm.compileFunction = (source, parameters, { filename, parsingContext }) =>
  new vm.Script(`(function(${parameters}){${source}\n})`, { filename }).runInContext(parsingContext);

module.exports = require('jest-runtime');
