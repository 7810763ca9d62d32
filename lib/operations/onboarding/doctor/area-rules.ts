import { MIN_AREA_WORDS, nearCopiesIn, wordsIn } from '@/lib/content/areas/areas';
import { looseSlug } from '@/lib/language/slug';
import { asText, group, list, type Json, type Rules } from './rule';

const areasIn = (record: Json) =>
  list(group(record.options).areas).map((entry, index) => ({
    path: `options.areas[${index}]`,
    entry: group(entry),
  }));
const areaField = (record: Json, name: string) =>
  `${areasIn(record).find(({ entry }) => asText(entry.name) === name)?.path ?? 'options.areas'}.text`;

export const areaRules: Rules = {
  'town-copied': {
    error: (town, original) =>
      `The text of ${town} nearly repeats that of ${original}: it has no page, because search engines punish ` +
      'pages that differ in the name of a town only. Say what is true of this town alone.',
    check: ({ site, record }) => {
      const copied = nearCopiesIn(site.areas);
      return site.areas.flatMap(({ name }, index) =>
        copied[index]
          ? [{ field: areaField(record, name), shown: `“${name}”`, reason: `“${copied[index]}”` }]
          : [],
      );
    },
  },
  'town-without-page': {
    note: (town) =>
      `${town} has fewer than ${MIN_AREA_WORDS} words of its own: it is named on the map section without a page.`,
    check: ({ site, record }) =>
      site.areas
        .filter(({ text }) => wordsIn(text) < MIN_AREA_WORDS)
        .map(({ name }) => ({ field: areaField(record, name), shown: `“${name}”` })),
  },
  'town-project-unknown': {
    warning: (project) =>
      `${project} is the name of no project in landings: the town's page does not link it.`,
    check: ({ site, record }) => {
      const known = new Set(site.projects.map(({ name }) => looseSlug(name)));
      return areasIn(record).flatMap(({ path, entry }) =>
        list(entry.projects).flatMap((project, index) =>
          known.has(looseSlug(asText(project)))
            ? []
            : [{ field: `${path}.projects[${index}]`, shown: `“${asText(project)}”` }],
        ),
      );
    },
  },
};
