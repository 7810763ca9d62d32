// Payload's bulk edit labels its fields by elements, and react-select, which is in Payload's own file,
// searches their text as "[object Object]": no field is found. Reads the words of such labels instead. To be
// removed when tests/agency-day.spec.ts passes without it; a Payload in which there is nothing to replace
// fails the build.
const searched = /"".concat\((\w+)\.label," "\)\.concat\(\1\.value\)/g;

function wordsOfLabel(label) {
  if (!label || typeof label !== 'object') return label ?? '';
  const { children, Fallback, label: own } = label.props ?? {};
  return (label.$$typeof ? [children, Fallback, own] : Object.values(label)).map(wordsOfLabel).join(' ');
}

module.exports = (source) => {
  if (source.match(searched)?.length !== 1)
    throw new Error('Payload searches the labels of fields elsewhere now.');
  return `${source.replace(searched, '"".concat(wordsOfLabel($1.label)," ").concat($1.value)')}\n${wordsOfLabel}`;
};
