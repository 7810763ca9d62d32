import { countRead, metrics } from '@/lib/platform/metrics';
import { setAges, setLeads } from './site-metrics';

const text = () => metrics().registry.metrics();
const linesOf = async (name: string) =>
  (await text()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

test('only the oldest hundred of many sites have a label of their own, at every reading', async () => {
  const ages = Array.from({ length: 150 }, (_, n) => ({ key: `site-${n}`, seconds: n }));
  setAges([{ key: 'earlier', seconds: 1_000 }]);
  setAges(ages);
  const labels = (await linesOf('mainstreet_site_age_seconds')).map((line) => line.split(' ')[0]);
  expect(labels.toSorted()).toEqual(
    ages
      .slice(50)
      .map(({ key }) => `mainstreet_site_age_seconds{site="${key}"}`)
      .toSorted(),
  );
  expect(await linesOf('mainstreet_sites_in_memory')).toEqual(['mainstreet_sites_in_memory 150']);
});

test('reads are counted by document and outcome', async () => {
  countRead('content', 'changed');
  countRead('reviews', 'failed');
  countRead('reviews', 'failed');
  expect(await linesOf('mainstreet_reads_total')).toEqual([
    'mainstreet_reads_total{kind="content",outcome="changed"} 1',
    'mainstreet_reads_total{kind="reviews",outcome="failed"} 2',
  ]);
});

test('the slowest destinations have their times from request to acceptance, in seconds', async () => {
  const times = Array.from({ length: 120 }, (_, n) => ({
    site: `site-${n}`,
    destination: n === 119 ? 'crm.example#1f' : 'first',
    leads: 3,
    median: 400,
    slowest: 1_000 * n,
  }));
  setLeads({ byState: {}, acceptance: times, oldestSeconds: 0 });
  const lines = await linesOf('mainstreet_lead_acceptance_seconds');
  expect([lines.length, lines.slice(0, 3)]).toEqual([
    200,
    [
      'mainstreet_lead_acceptance_seconds{site="site-119",destination="crm.example#1f",value="median"} 0.4',
      'mainstreet_lead_acceptance_seconds{site="site-119",destination="crm.example#1f",value="slowest"} 119',
      'mainstreet_lead_acceptance_seconds{site="site-118",destination="first",value="median"} 0.4',
    ],
  ]);
  setLeads(null);
  expect(await linesOf('mainstreet_lead_acceptance_seconds')).toEqual([]);
});

test('leads are counted by state, with the age of the oldest; none while the database does not answer', async () => {
  setLeads({ byState: { waiting: 2, refused: 1 }, oldestSeconds: 90 });
  expect(await linesOf('mainstreet_leads')).toEqual([
    'mainstreet_leads{state="waiting"} 2',
    'mainstreet_leads{state="refused"} 1',
  ]);
  expect(await linesOf('mainstreet_oldest_waiting_lead_seconds')).toEqual([
    'mainstreet_oldest_waiting_lead_seconds 90',
  ]);
  setLeads(null);
  expect(await linesOf('mainstreet_leads')).toEqual([]);
  expect(await linesOf('mainstreet_oldest_waiting_lead_seconds')).toEqual([
    'mainstreet_oldest_waiting_lead_seconds Nan',
  ]);
});
