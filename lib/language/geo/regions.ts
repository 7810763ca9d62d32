const provinces = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const australianStates = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

const lookUpIn = (names: Record<string, string>) => {
  const codes = new Map(
    Object.entries(names).flatMap(([code, name]) => [code, name].map((text) => [text.toLowerCase(), code])),
  );
  return (text: string): string | null =>
    codes.get(text.toLowerCase().replaceAll('.', '').replace('québec', 'quebec')) ?? null;
};

export const provinceOf = lookUpIn(provinces);

export const australianStateOf = lookUpIn(australianStates);

const counties =
  'avon bedfordshire berkshire buckinghamshire cambridgeshire cheshire cleveland cornwall cumbria derbyshire ' +
  'devon dorset durham essex gloucestershire hampshire herefordshire hertfordshire humberside kent lancashire ' +
  'leicestershire lincolnshire merseyside middlesex norfolk northamptonshire northumberland nottinghamshire ' +
  'oxfordshire rutland shropshire somerset staffordshire suffolk surrey sussex warwickshire wiltshire ' +
  'worcestershire yorkshire aberdeenshire angus argyll ayrshire banffshire berwickshire caithness ' +
  'clackmannanshire dumfriesshire dunbartonshire fife inverness-shire kinross-shire lanarkshire midlothian ' +
  'moray morayshire nairnshire peeblesshire perthshire renfrewshire ross-shire roxburghshire selkirkshire ' +
  'stirlingshire sutherland wigtownshire anglesey brecknockshire caernarfonshire carmarthenshire ceredigion ' +
  'clwyd denbighshire dyfed flintshire glamorgan gwent gwynedd merionethshire monmouthshire pembrokeshire ' +
  'powys radnorshire antrim armagh down fermanagh londonderry tyrone';
const countyNames = new Set(counties.split(' '));

export const isBritishCounty = (text: string): boolean => {
  const name = text.toLowerCase().replace(/^(?:(?:county|co\.?|north|south|east|west|mid) )+/, '');
  return (
    countyNames.has(name) ||
    /^(isle of (wight|man)|west midlands|greater (london|manchester)|tyne (and|&) wear)$/i.test(text)
  );
};
