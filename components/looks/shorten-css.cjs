// Plugins of PostCSS, after Tailwind's: what its output has for browsers below the floor, or for nobody.

/** @typedef {import('postcss').Root} Root */
/** @typedef {import('postcss').Rule} Rule */
/** @typedef {import('postcss').ChildNode} ChildNode */

/**
 * Drops what Tailwind adds for browsers that lack color-mix(), and repetitions.
 * @param {Root} root
 */
const withoutRepetitions = (root) => {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix(in lab')) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type === 'rule' && before.selector === rule.selector) {
      rule.prepend(before.nodes);
      before.remove();
    }
    for (const node of [...rule.nodes]) {
      /** @param {ChildNode} later */
      const isReplaced = (later) =>
        String(later) === String(node) ||
        (later.type === 'decl' &&
          node.type === 'decl' &&
          later.prop === node.prop &&
          later.value.includes('color-mix('));
      if (rule.nodes.slice(rule.index(node) + 1).some(isReplaced)) node.remove();
    }
  });
};

const OF_TAILWIND = /^--tw-/;

/**
 * Writes Tailwind's variables out where they have one value, and drops those that nothing reads. Without
 * @property a browser only inherits a line height.
 * @param {Root} root
 */
const withoutVariables = (root) => {
  /** @type {Map<string, Set<string>>} */
  const values = new Map();
  root.walkDecls(OF_TAILWIND, ({ prop, value }) => {
    values.set(prop, (values.get(prop) ?? new Set()).add(value));
  });
  const isRead = new Set();
  root.walkDecls((decl) => {
    decl.value = decl.value.replace(/var\((--tw-[\w-]+)\)/g, (read, name) => {
      const [value, ...others] = values.get(name) ?? [];
      return others.length || !value || value === 'initial' ? read : value;
    });
    for (const [, name] of decl.value.matchAll(/var\((--tw-[\w-]+)/g)) isRead.add(name);
  });
  root.walkDecls(OF_TAILWIND, (decl) => {
    if (!isRead.has(decl.prop)) decl.remove();
  });
  root.walkAtRules((rule) => {
    const isUnread = OF_TAILWIND.test(rule.params) && !isRead.has(rule.params);
    if (isUnread || (rule.name === 'layer' && rule.params === 'properties')) rule.remove();
  });
};

/**
 * A look's own tokens stand outside of layers, which beats the values inside: those go.
 * @param {Root} root
 */
const withoutOverridden = (root) => {
  /** @param {readonly ChildNode[] | undefined} nodes */
  const declarationsOf = (nodes = []) =>
    nodes.flatMap((node) => (node.type === 'rule' && node.selector === ':root' ? node.nodes : []));
  const tokens = new Set(declarationsOf(root.nodes).map((node) => 'prop' in node && node.prop));
  root.walkAtRules('layer', ({ nodes }) => {
    for (const node of declarationsOf(nodes)) if ('prop' in node && tokens.has(node.prop)) node.remove();
  });
};

module.exports = [withoutRepetitions, withoutVariables, withoutOverridden];
