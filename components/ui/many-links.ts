/** The classes of a long list of links in columns, so that the entries need none. */
export const manyLinks =
  'gap-x-8 sm:columns-2 lg:columns-3 [&>li]:break-inside-avoid [&>li]:border-b [&>li]:border-line ' +
  '[&>li]:flex [&>li]:min-h-12 [&>li]:items-center [&_a]:grow [&_a]:py-3 [&_a]:font-semibold ' +
  '[&_a]:text-heading [&_a:hover]:underline';
