import type { Person } from 'schema-dts';
import { businessId, known, type Graph } from './nodes';

/** The team; all of them work for the business. */
export const memberNodes = (graph: Graph): Person[] =>
  graph.site.team.map(
    ({ name, role, picture }, index) =>
      known({
        '@type': 'Person',
        '@id': graph.url(`/#member-${index + 1}`),
        name,
        jobTitle: role,
        image: picture && graph.url(picture),
        worksFor: { '@id': businessId(graph) },
      }) as Person,
  );
