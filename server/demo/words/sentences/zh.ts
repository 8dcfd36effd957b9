/** Sentences of the demo's listings by their English. */
export const zh: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': '迪拜，E44 公路旁的拉巴卜沙漠',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    '拉巴卜的沙因含铁而红，日落前四十分钟最红。在路边，司机给轮胎放掉一些气，大家检查安全带，接下来半小时，车在沙脊上爬升、倾斜、滑行，而这些沙脊上周还在别处。\n\n到了最后一座沙丘顶，您可以下车。时间足够走到四下无声，试试滑沙，拍张照。营地在山下十分钟：小豆蔻咖啡、铁板上的热饼、手套上的猎鹰、愿意的话还有海娜手绘，以及绕围栏走两圈的骆驼。\n\n七点半，炭火晚餐上桌。有坦努拉舞者和鼓手表演，之后熄灯五分钟，好让您看星星，九点半左右回到酒店。',
  'Thirty minutes of dune driving with a licensed desert driver': '由持证沙漠司机驾驶，冲沙三十分钟',
  'Twenty minutes alone on a ridge while the sun goes down': '日落时在沙脊上独处二十分钟',
  'Sandboards and a camel at the camp, as often as you like': '营地的滑沙板和骆驼，随意体验',
  'Charcoal dinner with vegetarian dishes cooked on their own fire': '炭火晚餐，素食用单独的炉火烹制',
  'Five minutes with every light off, for the stars': '全部熄灯五分钟，看星星',
  'Car, driver and fuel from one of four pickup points': '含车、司机和燃油，四个接送地点任选其一',
  'Water, coffee, tea and dates': '水、咖啡、茶和椰枣',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    '晚餐：烤鸡和烤羊肉、扁豆、沙拉、面包、水果',
  'Sandboard, short camel ride, henna for one hand': '滑沙板、短程骑骆驼、单手海娜手绘',
  'Alcohol and shisha': '酒类和水烟',
  'Quad bikes, which are an extra': '四轮摩托，另收费',
  'Photographs by the camp photographer': '营地摄影师拍摄的相片',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    '孕妇、背部或颈部做过手术的人以及三岁以下儿童不适合冲沙。请选择不冲沙的方案，营地是一样的。',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    '出发前请少吃。最后一个像样的洗手间在拉巴卜的加油站；营地有冲水马桶。',
  'From December to February it falls to 12 °C after dark.': '12 月到 2 月，入夜后降至 12 °C。',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    '斋月期间没有音乐和舞蹈，日落时开始晚餐。',
  'A jacket from November to March': '11 月到 3 月请带外套',
  'Sandals or shoes you can empty': '容易倒沙的凉鞋或鞋子',
  Sunglasses: '太阳镜',
  'A charged telephone': '充好电的手机',
  'Edge of the desert': '沙漠边缘',
  'Tyres down to 15 psi, belts on, and a word about how to sit.': '轮胎放到 15 psi，系好安全带，讲解坐姿。',
  'The red ridges': '红色沙脊',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    '冲沙半小时，有人想休息时停一次。',
  'The last dune': '最后的沙丘',
  'Sunset on foot. The board is free, the walk up is not.': '步行看日落。滑沙板免费，爬上去要自己走。',
  'The camp': '营地',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    '咖啡、海娜、猎鹰、骆驼；长桌上的座位整晚归您。',
  'Charcoal grill, then tanoura and drums.': '炭火烧烤，之后是坦努拉舞和鼓。',
  'Lights out': '熄灯',
  'Five minutes of dark before the drive home.': '返程前的五分钟黑暗。',
  'Deira, Al Ghurair Centre': '德拉，古莱尔中心',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    '请在里加一侧的出租车站等候。司机会提前一小时用消息发送车牌号。',
  'Downtown, Burj Khalifa metro station': '市中心，哈利法塔地铁站',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    '请走陆侧出口，下到公交站台，不是出租车队。',
  'Dubai Marina, The Walk at JBR': '迪拜码头，朱美拉海滩步行街',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    '步行街停车时间短，请提前五分钟到路边等候。',
  'Bur Dubai, Al Seef car park': '布尔迪拜，西夫停车场',
  'By the wooden boat at the entrance of the car park.': '停车场入口的木船旁。',
  'Quad bike, 30 minutes': '四轮摩托，30 分钟',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    '单座四轮摩托，在营地旁的围栏场地内；16 岁起。',
  'Front seat kept for you': '为您保留前排座位',
  'One in each car; it also helps against car sickness.': '每车一个；也能减轻晕车。',
  'Table in the raised majlis': '高台坐席餐桌',
  'Cushions, shade and service at the table in place of the buffet.': '靠垫、遮荫和送餐到桌，代替自助餐。',
  'You share a Land Cruiser with at most five others.': '与最多五位客人同乘一辆陆地巡洋舰。',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    '每车四位客人，向导坐在司机旁，多停一站看剑羚饮水。',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    '走平路直达营地。适合幼儿、孕妇和腰背不好的人。',
  Dinner: '晚餐',
}
