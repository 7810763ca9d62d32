import { testRules } from '@/test/doctor-rules';

testRules([
  ['options.prices', [{ from: 20 }], 'half-price', /^options\.prices\[0\] has no service: it is not shown/],
  [
    'options.prices',
    [{ service: 'Interior Painting', unit: 'hour' }],
    'half-price',
    /has no price and no duration/,
  ],
  [
    'options.prices',
    [{ service: 'Interior Painting', from: 20 }],
    'price-without-unit',
    /^options\.prices\[0\] has no unit: .* such as “hour”/,
  ],
  [
    'options.prices',
    [{ service: 'Interior Painting', duration: 45 }],
    'price-without-unit',
    /^options\.prices\[0\]\.duration has no unit: .*“45 min”/,
  ],
  ['options.registrations', [{ label: 'ABN' }], 'half-registration', /registrations\[0\] has no number/],
  ['options.team', [{ role: 'Owner' }], 'team-incomplete', /team\[0\] has no name: it is not shown/],
  [
    'options.team',
    [{ name: 'Rosa', picture: '/assets/demo/logo.svg' }, { name: 'Kim' }],
    'team-incomplete',
    /team\[1\] has no picture/,
  ],
  ['options.announcement', { text: 'We moved', to: '2020-01-02' }, 'announcement-over', /over on 2020-01-02/],
  ['options.announcement', { text: 'We moved' }, 'announcement-without-end', /has no last day/],
]);
