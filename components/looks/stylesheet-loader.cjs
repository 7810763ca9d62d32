const shortened = require('./shorten-css.cjs');

/**
 * Compiles a look's stylesheet with Tailwind (next.config.mjs). Turbopack's own CSS would be in every page.
 * CommonJS, because Turbopack calls loaders with require().
 */
module.exports = async function compileStylesheet(source) {
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ]);
  const { css, messages } = await postcss([tailwind(), ...shortened]).process(source, {
    from: this.resourcePath,
  });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file);
    if (type === 'dir-dependency') this.addContextDependency(dir);
  }
  return css;
};
