/**
 * Characters that pasted texts carry and nobody sees: soft hyphen, zero width, marks of text direction and
 * the like; joiners outside of emoji and of scripts that write with them. Signs of Arabic and flags stay.
 * The editor takes the pattern from content/record.schema.json.
 */
export const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|(?<![\p{Extended_Pictographic}\p{M}\u{1f3fb}-\u{1f3ff}\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Syrc}\p{scx=Mong}])[\u200c\u200d]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
