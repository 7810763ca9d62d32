import type { RequestKind } from '@/lib/language/i18n/request-kinds';

type WordsOf<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | WordsOf<Rest>
  : Text extends ''
    ? never
    : Text;

export type TradeIcon =
  | WordsOf<'bag bolt book briefcase brush bug cake calculator camera car computer dumbbell flame flower'>
  | WordsOf<'fork heart house key leaf music paw people plane scales scissors shop sparkles sun tooth'>
  | WordsOf<'truck wrench'>;

type Family = readonly [asksFor: RequestKind, icon: TradeIcon, typesBelow: string];

/** The first two entries of a row are for types that trades.ts lacks. */
const families = {
  AnimalShelter: ['answer', 'paw', ''],
  ArchiveOrganization: ['answer', 'book', ''],
  AutomotiveBusiness: [
    'appointment',
    'car',
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair',
  ],
  ChildCare: ['answer', 'people', ''],
  DryCleaningOrLaundry: ['answer', 'sparkles', ''],
  EmergencyService: ['answer', 'heart', 'FireStation Hospital PoliceStation'],
  EmploymentAgency: ['answer', 'people', ''],
  EntertainmentBusiness: [
    'booking',
    'music',
    'AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub',
  ],
  FinancialService: [
    'appointment',
    'calculator',
    'AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency',
  ],
  FoodEstablishment: [
    'booking',
    'fork',
    'Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery',
  ],
  GovernmentOffice: ['answer', 'briefcase', 'PostOffice'],
  HealthAndBeautyBusiness: [
    'appointment',
    'scissors',
    'BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor',
  ],
  HomeAndConstructionBusiness: [
    'estimate',
    'house',
    'Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor',
  ],
  InternetCafe: ['answer', 'computer', ''],
  LegalService: ['appointment', 'scales', 'Attorney Notary'],
  Library: ['answer', 'book', ''],
  LodgingBusiness: [
    'booking',
    'key',
    'BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental',
  ],
  MedicalBusiness: [
    'appointment',
    'heart',
    'CommunityHealth Dentist Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy Physician Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth',
  ],
  ProfessionalService: ['quote', 'briefcase', ''],
  RadioStation: ['answer', 'music', ''],
  RealEstateAgent: ['appointment', 'house', ''],
  RecyclingCenter: ['answer', 'leaf', ''],
  SelfStorage: ['quote', 'key', ''],
  ShoppingCenter: ['answer', 'bag', ''],
  SportsActivityLocation: [
    'booking',
    'dumbbell',
    'BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex',
  ],
  Store: [
    'answer',
    'bag',
    'BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore',
  ],
  TelevisionStation: ['answer', 'camera', ''],
  TouristInformationCenter: ['answer', 'plane', ''],
  TravelAgency: ['quote', 'plane', ''],
  LocalBusiness: ['answer', 'shop', ''],
} as const satisfies Record<string, Family>;

export type BusinessType =
  | keyof typeof families
  | { [Name in keyof typeof families]: WordsOf<(typeof families)[Name][2]> }[keyof typeof families];

export const typeDefaults: ReadonlyMap<BusinessType, { asksFor: RequestKind; icon: TradeIcon }> = new Map(
  Object.entries(families).flatMap(([name, [asksFor, icon, below]]) =>
    [name, ...below.split(' ').filter(Boolean)].map((type) => [type as BusinessType, { asksFor, icon }]),
  ),
);

/** True for a type that holds several trades, such as MedicalBusiness. */
export const isFamily = (type: BusinessType): boolean =>
  type === 'LocalBusiness' ||
  type === 'ProfessionalService' ||
  Boolean((families as Record<string, Family>)[type]?.[2]);
