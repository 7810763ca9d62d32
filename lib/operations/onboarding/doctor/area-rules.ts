import { MIN_AREA_WORDS, nearCopiesIn, wordsIn } from '@/lib/content/areas/areas';
import { looseSlug } from '@/lib/language/slug';
import { asText, entryNamed, list, listEntriesIn, type Json, type Rules } from './rule';

const areaField = (record: Json, name: string) => `${entryNamed(record, 'options.areas', 'name', name)}.text`;

export const areaRules: Rules = {
  'town-copied': ({ site, record }) => {
    const copied = nearCopiesIn(site.areas);
    return site.areas.flatMap(({ name }, index) =>
      copied[index]
        ? [{ field: areaField(record, name), shown: `“${name}”`, reason: `“${copied[index]}”` }]
        : [],
    );
  },
  'town-without-page': ({ site, record }) =>
    site.areas
      .filter(({ text }) => wordsIn(text) < MIN_AREA_WORDS)
      .map(({ name }) => ({
        field: areaField(record, name),
        shown: `“${name}”`,
        reason: `${MIN_AREA_WORDS}`,
      })),
  'town-project-unknown': ({ site, record }) => {
    const known = new Set(site.projects.map(({ name }) => looseSlug(name)));
    return listEntriesIn(record, 'options.areas').flatMap(({ path, entry }) =>
      list(entry.projects).flatMap((project, index) =>
        known.has(looseSlug(asText(project)))
          ? []
          : [{ field: `${path}.projects[${index}]`, shown: `“${asText(project)}”` }],
      ),
    );
  },
};
