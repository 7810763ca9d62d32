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
]);
