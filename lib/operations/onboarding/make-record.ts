export type Answers = {
  name: string;
  phones: string[];
  address: string;
  email: string;
  /** As "Monday - Friday: 8:00 AM - 5:00 PM". */
  hours: string[];
  services: string[];
  leads: string;
};

/** "Monday - Friday: 8:00 AM - 5:00 PM" as days and hours, divided at the first colon after no digit. */
const divide = (entry: string): { day: string; hour: string } => {
  const [, day = entry, hour = ''] = /^(.*?\D)\s*:\s*(.*)$/.exec(entry) ?? [];
  return { day: day.trim(), hour: hour.trim() };
};

const unlessEmpty = <T>(name: string, items: T[]) => (items.length > 0 ? { [name]: items } : {});
const unlessBlank = (name: string, text: string) => (text ? { [name]: text } : {});

/** A content record of the answers. @param schema path to record.schema.json */
export const makeRecord = (answers: Answers, schema: string): Record<string, unknown> => {
  const { name, phones, address, email, hours, services, leads } = answers;
  const week = hours.map(divide);
  return {
    $schema: schema,
    dbPrincipal: {
      name,
      ...unlessEmpty('location', address ? [{ address }] : []),
      ...unlessEmpty(
        'phones',
        phones.map((phone) => ({ phone })),
      ),
      ...unlessEmpty('emails', email ? [{ email }] : []),
      ...unlessEmpty(
        'workdays',
        week.map(({ day }) => ({ day })),
      ),
      ...unlessEmpty(
        'workHours',
        week.map(({ hour }) => ({ hour })),
      ),
    },
    ...unlessEmpty(
      'dbServices',
      services.map((service) => ({ name: service, description: [{ text: '' }] })),
    ),
    ...(services.length > 0 && { autoGntLandingFromService: true }),
    ...unlessBlank('linkPostEmail', leads),
  };
};
