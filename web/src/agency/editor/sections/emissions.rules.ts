export const writtenKg = (kg: number): string => String(kg).replace('.', ',')
