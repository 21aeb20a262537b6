import type { Location } from './schema.ts';

/** In the order of the box: the base game, then Warped World. */
export const PLANETS = ['arkadun', 'efferon', 'ishkal', 'lumena', 'galvacil'] as const;
export type PlanetId = (typeof PLANETS)[number];

/** LIB-1.5, LIB-18.1, LIB-18.2; digest 18-A. A location's number (`DefId`) is its place in this list, from 1. */
export const LOCATIONS = [
  {
    id: 'A',
    category: 'politicalCenter',
    planet: 'arkadun',
    names: { en: ['A', 'Assembly of Spheres'], uk: ['А', 'Асамблея сфер'], ru: ['А', 'Ассамблея сфер'] },
  },
  {
    id: 'B',
    category: 'researchStation',
    planet: 'arkadun',
    names: { en: ['B', 'Barrow’s Bureau'], uk: ['Б', 'Бюро академіка Барроу'], ru: ['Б', 'Бюро академика Барроу'] },
  },
  {
    id: 'C',
    category: 'underworld',
    planet: 'arkadun',
    names: { en: ['C', 'Casino'], uk: ['К', 'Казино'], ru: ['К', 'Казино'] },
  },
  {
    id: 'D',
    category: 'shipyard',
    planet: 'arkadun',
    names: { en: ['D', 'Drydock Nine'], uk: ['Д', 'Дев’ятий док'], ru: ['Д', 'Девятый док'] },
  },
  {
    id: 'E',
    category: 'energyCore',
    planet: 'efferon',
    names: { en: ['E', 'Everburn Reactor'], uk: ['Є', 'Єдиний реактор'], ru: ['Е', 'Единый реактор'] },
  },
  {
    id: 'F',
    category: 'weaponsFactory',
    planet: 'efferon',
    names: { en: ['F', 'Forgeworks'], uk: ['Ж', 'Жарові кузні'], ru: ['Ж', 'Железные кузни'] },
  },
  {
    id: 'G',
    category: 'politicalCenter',
    planet: 'efferon',
    names: { en: ['G', 'Governor’s Spire'], uk: ['Г', 'Губернаторський шпиль'], ru: ['Г', 'Губернаторский шпиль'] },
  },
  {
    id: 'H',
    category: 'shipyard',
    planet: 'efferon',
    names: { en: ['H', 'Harbour Yards'], uk: ['В', 'Верф «Гавань»'], ru: ['В', 'Верфь «Гавань»'] },
  },
  {
    id: 'I',
    category: 'energyCore',
    planet: 'ishkal',
    names: { en: ['I', 'Ion Well'], uk: ['І', 'Іонний колодязь'], ru: ['И', 'Ионный колодец'] },
  },
  {
    id: 'J',
    category: 'underworld',
    planet: 'ishkal',
    names: { en: ['J', 'Jackal Alley'], uk: ['З', 'Завулок Шакала'], ru: ['З', 'Закоулок Шакала'] },
  },
  {
    id: 'K',
    category: 'shipyard',
    planet: 'ishkal',
    names: { en: ['K', 'Keel Slipway'], uk: ['О', 'Орбітальний стапель'], ru: ['О', 'Орбитальный стапель'] },
  },
  {
    id: 'L',
    category: 'researchStation',
    planet: 'lumena',
    names: { en: ['L', 'Lens Laboratory'], uk: ['Л', 'Лабораторія «Лінза»'], ru: ['Л', 'Лаборатория «Линза»'] },
  },
  {
    id: 'M',
    category: 'weaponsFactory',
    planet: 'lumena',
    names: { en: ['M', 'Mortar Mill'], uk: ['М', 'Мортирний завод'], ru: ['М', 'Мортирный завод'] },
  },
  {
    id: 'N',
    category: 'underworld',
    planet: 'lumena',
    names: { en: ['N', 'Night Quay'], uk: ['Н', 'Нічний причал'], ru: ['Н', 'Ночной причал'] },
  },
  {
    id: 'P',
    category: 'riftGate',
    planet: 'galvacil',
    names: { en: ['P', 'Portal Plaza'], uk: ['П', 'Портальна площа'], ru: ['П', 'Портальная площадь'] },
  },
  {
    id: 'R',
    category: 'gravityLoom',
    planet: 'galvacil',
    names: { en: ['R', 'Resonance Loom'], uk: ['Р', 'Резонансний верстат'], ru: ['Р', 'Резонансный стан'] },
  },
  {
    id: 'S',
    category: 'riftGate',
    planet: 'galvacil',
    names: { en: ['S', 'Sunder Gate'], uk: ['С', 'Створ розламу'], ru: ['С', 'Створ разлома'] },
  },
  {
    id: 'T',
    category: 'gravityLoom',
    planet: 'galvacil',
    names: { en: ['T', 'Torsion Works'], uk: ['Т', 'Торсійний завод'], ru: ['Т', 'Торсионный завод'] },
  },
] as const satisfies readonly Location[];
export type LocationId = (typeof LOCATIONS)[number]['id'];
