/** Variables of Tailwind get their initial values by its rule for older browsers alone, valid in all. */
const withoutRegistrations = (root) => {
  root.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-')) rule.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.walkAtRules('supports', (rule) => rule.replaceWith(rule.nodes));
  });
};

/** Writes values in the place of Tailwind's variables that no class sets. */
const withConstants = (root) => {
  const values = new Map();
  root.walkDecls(/^--tw-/, ({ prop, value }) => {
    values.set(prop, values.has(prop) && values.get(prop) !== value ? null : value);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:, ?(.*))?\)$/,
      (read, name, fallback) => (values.has(name) ? values.get(name) : fallback) ?? read,
    );
  });
};

/** Drops unread variables of Tailwind, and declarations that a later rule of their selector replaces. */
const dropUnread = (root) => {
  const css = String(root);
  const isUnread = (name) => name.startsWith('--tw-') && !css.includes(`var(${name}`);
  const later = new Map();
  const declarations = [];
  root.walkDecls((declaration) => declarations.push(declaration));
  for (const declaration of declarations.reverse()) {
    const { prop, parent, important } = declaration;
    const isForAll =
      parent.type === 'rule' &&
      parent.parent.type !== 'rule' &&
      (parent.parent.name ?? 'layer') === 'layer' &&
      !important;
    const key = `${parent.selector} ${prop}`;
    if (isUnread(prop) || (isForAll && (later.get(key) ?? parent) !== parent)) declaration.remove();
    else if (isForAll) later.set(key, parent);
  }
};

/** Drops Tailwind's fallbacks for browsers without color-mix(), and repetitions. */
const shortened = (root) => {
  withoutRegistrations(root);
  withConstants(root);
  dropUnread(root);
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix(in lab')) rule.replaceWith(rule.nodes);
  });
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.selector === rule.selector) {
      rule.prepend(before.nodes);
      before.remove();
    }
    for (const node of [...rule.nodes]) {
      const isReplaced = (later) =>
        String(later) === String(node) || (later.prop === node.prop && later.value?.includes('color-mix('));
      if (rule.nodes.slice(rule.index(node) + 1).some(isReplaced)) node.remove();
    }
  });
};

/**
 * Compiles a look's stylesheet with Tailwind (next.config.mjs). Turbopack's own CSS would be in every page.
 * CommonJS, because Turbopack calls loaders with require().
 */
module.exports = async function compileStylesheet(source) {
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ]);
  const { css, messages } = await postcss([tailwind(), shortened]).process(source, {
    from: this.resourcePath,
  });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file);
    if (type === 'dir-dependency') this.addContextDependency(dir);
  }
  return css;
};
